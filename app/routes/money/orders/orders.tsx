import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { listNumbers } from "#app/features/money/invoices/invoices.repository.server.ts";
import { OrderDocuments } from "#app/features/money/invoices/order-documents.tsx";
import { shownState } from "#app/features/money/orders/own/order-view.server.ts";
import { OrdersPage } from "#app/features/money/orders/own/orders-page.tsx";
import {
	listOwnOrders,
	ORDERS_AT_ONCE,
	selectOwnOrderIds,
} from "#app/features/money/orders/own/own-orders.repository.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { money, moneyColumn } from "#app/shared/money.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "orders",
	i18n: ["orders", "checkout"],
	layout: "list",
	without: ["learningPath"],
	query: ["before"],
	navigation: [
		{ in: "own", at: 3, for: ["student", "instructor"] },
		{ in: "footer.account", at: 3 },
	],
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer, request }) => {
		const userId = userOfSession(viewer.session);
		const before = readBefore(new URL(request.url).searchParams);
		const orderIds = selectOwnOrderIds(db, userId, before);
		return db.batch([listOwnOrders(db, userId, before), listNumbers(db, { userId, orderIds })]);
	},
	handle: async ({ context, user, found: [found, documents] }) => {
		const language = await context.language;
		const t = getFixedT(language, "orders");
		const formats = formatsFor({ language, timeZone: user.timeZone });
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
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** The last order of the page before; what makes no sense is the first page. */
function readBefore(params: URLSearchParams) {
	const [, at, id] = /^(\d{1,15})\.([0-9a-f]{32})$/.exec(params.get("before") ?? "") ?? [];
	return at && id ? { createdAt: new Date(Number(at)), id } : null;
}

export default function Orders() {
	const { rows, older, documents } = useLoaderData<typeof loader>();
	return (
		<OrdersPage
			rows={rows}
			older={older}
			documentsOf={(id) => <OrderDocuments documents={documents.filter(({ orderId }) => orderId === id)} />}
		/>
	);
}
