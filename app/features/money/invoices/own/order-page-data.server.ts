import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { hasCourseOrAnyPlan } from "#app/features/money/billing/is-held.ts";
import { findLatestPayment, findOwnOrder, orderView } from "#app/features/money/orders/face.server.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { unprintableLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { invoiceBuyer } from "../invoice-buyer.server";
import { listInvoicesOfOrder } from "../invoices.repository.server";

export function readOrderPage(db: Database, { id, viewer }: { id: string; viewer: Viewer }) {
	const userId = userOfSession(viewer.session);
	return inBatch(db, {
		order: findOwnOrder(db, { userId, id }),
		payment: findLatestPayment(db, id),
		issued: listInvoicesOfOrder(db, id),
		held: listAllEntitlements(db, userId),
	});
}

type PageRows = Awaited<ReturnType<typeof readOrderPage>>;
type PageInput = { user: CurrentUser; language: Language; assets: Parameters<typeof paperFontLoader>[0] };

export async function orderPageData(
	db: Database,
	{ order: [order], payment: [payment], issued, held }: PageRows,
	{ user, language, assets }: PageInput,
) {
	if (!order) return null;
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const now = new Date();
	const isBoughtBefore =
		order.occasion === "purchase" && hasCourseOrAnyPlan(held, { kind: order.kind, id: order.thingId }, now);
	const view = orderView(order, payment, { language, formats, now });
	const isOwed = order.state === "paid" && order.totalMinor > 0 && issued.length === 0;
	const fonts = paperFontLoader(assets);
	const { waits } = isOwed ? await invoiceBuyer(db, order, (text) => unprintableLetters(text, fonts)) : { waits: null };
	return {
		title: view.title,
		description: view.name,
		order: { ...view, isHeld: view.isPayable && isBoughtBefore },
		documents: issued.map(({ orderId, kind, number }) => ({ orderId, kind, number })),
		waits: waits && {
			name: waits.name.join(" "),
			title: waits.title.join(" "),
			isAddressMissing: waits.isAddressMissing,
		},
	};
}
