import { orderName } from "#app/features/money/orders/face.server.ts";
import type { OwnSituation } from "#app/features/money/refunds/face.server.ts";
import {
	requestRefusal,
	unrefundedMinor,
	withdrawalRefusal,
	withdrawalUntil,
} from "#app/features/money/refunds/refund-rules.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { textsOf } from "./help-article";

type ReaderContext = { language: Language; formats: Formats };
export type OwnOrderView = ReturnType<typeof ownOrderView>;

/** True when the article is assigned to the page of orders. */
export function isAboutOrders({ details }: { details: Record<string, unknown> }): boolean {
	return textsOf(details.routes).includes("/orders");
}

/** The amount paid, and the last day for a refund: the later one of the two deadlines. */
export function ownOrderView({ order, situation }: OwnSituation, { language, formats }: ReaderContext) {
	const { id, title, currency, totalMinor, paidAt, createdAt, isTest, guaranteeUntil } = order;
	const refusal = requestRefusal(order, situation);
	const ends = [
		refusal === null ? guaranteeUntil : null,
		withdrawalRefusal(order, situation) === null ? withdrawalUntil(order) : null,
	].flatMap((end) => end ?? []);
	const last = ends.sort((one, other) => other.getTime() - one.getTime())[0];
	return {
		id,
		title,
		isTest,
		name: orderName(id),
		amount: formatMoney(money(totalMinor, currency), language),
		paid: formats.date(paidAt ?? createdAt),
		refundableUntil: last ? formats.date(last) : null,
		/** Why no refund is possible. A pending request is shown on the order's page. */
		closed: unrefundedMinor(order) <= 0 ? ("refunded" as const) : isOver(refusal) ? ("noRefund" as const) : null,
	};
}

function isOver(refusal: ReturnType<typeof requestRefusal>): boolean {
	return refusal === "tooLate" || refusal === "notCovered";
}
