import {
	listOwnOrders,
	ORDERS_AT_ONCE,
	selectOwnOrderIds,
	shownState,
} from "#app/features/money/orders/face.server.ts";
import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { money, moneyColumn } from "#app/shared/money.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listNumbers } from "../invoices.repository.server";

export function readOrdersPage(db: Database, { search, viewer }: { search: URLSearchParams; viewer: Viewer }) {
	const userId = userOfSession(viewer.session);
	const before = readBefore(search);
	const orderIds = selectOwnOrderIds(db, userId, before);
	return db.batch([listOwnOrders(db, userId, before), listNumbers(db, { userId, orderIds })]);
}

type PageRows = Awaited<ReturnType<typeof readOrdersPage>>;

export function ordersPageData(
	[found, documents]: PageRows,
	{ language, timeZone }: { language: Language; timeZone: string },
) {
	const t = getFixedT(language, "orders");
	const formats = formatsFor({ language, timeZone });
	const shown = found.slice(0, ORDERS_AT_ONCE);
	const last = found.length > ORDERS_AT_ONCE ? shown.at(-1) : undefined;
	const totals = shown.map(({ totalMinor, currency }) => money(totalMinor, currency));
	const say = moneyColumn(totals, language);
	return {
		title: t("title"),
		description: t("description"),
		rows: shown.map(({ id, title, kind, isTest, createdAt, ...order }) => ({
			id,
			title,
			kind,
			isTest,
			state: shownState(order),
			date: formats.date(createdAt),
			total: say(money(order.totalMinor, order.currency)),
		})),
		documents,
		older: last ? `/orders?before=${last.createdAt.getTime()}.${last.id}` : null,
	};
}

function readBefore(search: URLSearchParams) {
	const [, at, id] = /^(\d{1,15})\.([0-9a-f]{32})$/.exec(search.get("before") ?? "") ?? [];
	return at && id ? { createdAt: new Date(Number(at)), id } : null;
}
