import { MINUTE_MS } from "#app/shared/durations.ts";
import type { OrderState } from "#db/schema/money/orders.ts";

/** How a payment stands in one word. Words: `success` in `locales/<language>/money/checkout.json`. */
export type PaymentState =
	| Exclude<OrderState, "created">
	/** All that was paid has gone back or is on its way. */
	| "refunded"
	/** It was bought twice: what was bought first stays open, and the money of this order goes back. */
	| "heldBefore";

type Shown = {
	state: OrderState;
	trouble: string | null;
	changedAt: Date;
	totalMinor: number;
	refundedMinor: number;
	refundingMinor: number;
};

/** The gateway leads to the page of it when it has taken a card. What it tells of that comes a moment later than the buyer. */
const NEWS_TAKE_MS = MINUTE_MS;

/** A card that was declined before the one that was taken says nothing any more, unless nothing better follows. */
export function paymentState(order: Shown, { isFromCard, now }: { isFromCard: boolean; now: Date }): PaymentState {
	const { state, trouble, changedAt, totalMinor, refundedMinor, refundingMinor } = order;
	if (state === "paid") {
		if (trouble === "secondMembership" || trouble === "secondCourse") return "heldBefore";
		return totalMinor > 0 && refundedMinor + refundingMinor >= totalMinor ? "refunded" : "paid";
	}
	const isOldNews = state === "failed" && isFromCard && now.getTime() - changedAt.getTime() < NEWS_TAKE_MS;
	return state === "created" || isOldNews ? "pending" : state;
}
