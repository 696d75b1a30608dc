import { MINUTE_MS } from "#app/shared/durations.ts";
import type { OrderState } from "#db/schema/money/orders.ts";

/** Words: `success` in `locales/<language>/money/checkout.json`. */
export type PaymentState =
	| Exclude<OrderState, "created">
	/** Fully refunded, or about to be. */
	| "refunded"
	/** A duplicate purchase: the first stays open, this order is refunded. */
	| "heldBefore";

type Shown = {
	state: OrderState;
	trouble: string | null;
	changedAt: Date;
	totalMinor: number;
	refundedMinor: number;
	refundingMinor: number;
};

/**
 * After taking a card the gateway redirects the buyer to this page; its event may arrive a moment after the buyer.
 */
const NEWS_TAKE_MS = MINUTE_MS;

/** A decline before the accepted card counts only when nothing better follows. */
export function paymentState(order: Shown, { isFromCard, now }: { isFromCard: boolean; now: Date }): PaymentState {
	const { state, trouble, changedAt, totalMinor, refundedMinor, refundingMinor } = order;
	if (state === "paid") {
		if (trouble === "secondMembership" || trouble === "secondCourse") return "heldBefore";
		return totalMinor > 0 && refundedMinor + refundingMinor >= totalMinor ? "refunded" : "paid";
	}
	const isOldNews = state === "failed" && isFromCard && now.getTime() - changedAt.getTime() < NEWS_TAKE_MS;
	return state === "created" || isOldNews ? "pending" : state;
}
