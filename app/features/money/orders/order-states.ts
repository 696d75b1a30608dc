import { failedTries } from "#app/features/money/gateway/left-of-payment.ts";
import type { Decline, PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import type { Money } from "#app/shared/money.ts";
import type { OrderState } from "#db/schema/money/orders.ts";

/** Reasons to review an order. Words: `troubles` in `locales/<language>/money/orderdesk.json`. */
export const REVIEWS = [
	"wrongAmount",
	"wrongCurrency",
	"wrongMode",
	"secondMembership",
	"secondCourse",
	"paidTwice",
	"upgradeRefunded",
	/** A change's credit was refunded by the gateway or the bank, so the change is not covered. */
	"creditGone",
	/** The change could not begin when its payment arrived; it is refunded automatically. */
	"changeTooLate",
	"couponOverused",
	/** A card or mailbox that already had a trial; the trial counts, and an admin may end it. */
	"trialRepeated",
	"amountsDiffer",
] as const;
export type Review = (typeof REVIEWS)[number];

/** The reason why an order needs or needed a review; null for none or only a declined card. */
export function reviewReason({ trouble, troubleSeenAt }: { trouble: string | null; troubleSeenAt: Date | null }) {
	const what = REVIEWS.find((one) => one === trouble);
	return what ? { what, isSeen: troubleSeenAt !== null } : null;
}
export const ORDER_TROUBLES = [
	...REVIEWS,
	"declined",
	"insufficientFunds",
	"expiredCard",
	"challengeFailed",
	"processing",
	"other",
] as const;
export type OrderTrouble = (typeof ORDER_TROUBLES)[number];

/** Allowed transitions. Late payments are accepted. */
export const NEXT_STATES: Readonly<Record<OrderState, readonly OrderState[]>> = {
	created: ["pending", "paid", "failed", "inReview", "expired"],
	pending: ["pending", "paid", "failed", "inReview", "expired"],
	failed: ["pending", "paid", "failed", "inReview", "expired"],
	expired: ["pending", "paid", "inReview"],
	// A reviewer accepts it, or it is refunded.
	inReview: ["paid", "expired"],
	paid: [],
};

type OrderFacts = {
	state: OrderState;
	totalMinor: number;
	currency: string;
	isTest: boolean;
	gatewayReference: string | null;
};
type GatewayPayment = Pick<PaymentFacts, "state" | "failure" | "amount" | "isTest" | "reference" | "refunds">;

export type OrderStep =
	| { kind: "nothing" }
	| { kind: "pending"; trouble: "processing" | null }
	| { kind: "paid" }
	| { kind: "failed"; trouble: Decline }
	| { kind: "inReview"; trouble: "wrongAmount" | "wrongCurrency" | "wrongMode" }
	/** Another payment has paid the order; this one is returned. */
	| { kind: "paidTwice" }
	/** Returned after a review, and bounced back. */
	| { kind: "cameBack" }
	/** Refunded at the gateway itself during the review. */
	| { kind: "givenBack" };

/** Depends only on the payment's current state, so events may arrive in any order. Refunds have own columns. */
export function orderStep(order: OrderFacts, payment: GatewayPayment): OrderStep {
	if (payment.state === "paid") return stepOfPaid(order, payment);
	if (order.state === "paid" || order.state === "inReview") return { kind: "nothing" };
	if (payment.state === "processing") return { kind: "pending", trouble: "processing" };
	if (order.state === "expired" || payment.state === "expired") return { kind: "nothing" };
	if (payment.state === "failed") return { kind: "failed", trouble: payment.failure ?? "other" };
	// An open page does not cancel an earlier decline on it.
	return order.state === "failed" ? { kind: "nothing" } : { kind: "pending", trouble: null };
}

function stepOfPaid(order: OrderFacts, { amount, isTest, reference, refunds }: GatewayPayment): OrderStep {
	const isOurs = order.gatewayReference === null || order.gatewayReference === reference;
	if (order.state === "inReview" && isOurs && isFullyRefunded(amount, refunds)) return { kind: "givenBack" };
	if (order.state === "paid" || order.state === "inReview") return isOurs ? { kind: "nothing" } : { kind: "paidTwice" };
	// Reviewed and returned: later events do not reopen it.
	if (order.state === "expired" && order.gatewayReference !== null && isOurs) {
		return { kind: failedTries({ refunds }) > 0 ? "cameBack" : "nothing" };
	}
	if (isTest !== order.isTest) return { kind: "inReview", trouble: "wrongMode" };
	if (amount.currency !== order.currency) return { kind: "inReview", trouble: "wrongCurrency" };
	if (amount.minor !== order.totalMinor) return { kind: "inReview", trouble: "wrongAmount" };
	return { kind: "paid" };
}

function isFullyRefunded(amount: Money, refunds: GatewayPayment["refunds"]): boolean {
	const back = refunds.reduce((sum, one) => sum + (one.state === "succeeded" ? one.amount.minor : 0), 0);
	return back > 0 && back >= amount.minor;
}

/** False for an order of 0, by a coupon or a trial: it cannot be refunded. */
export function wasCharged({ state, totalMinor }: { state: OrderState; totalMinor: number }): boolean {
	return state === "paid" && totalMinor > 0;
}

export function isPayable({ state, expiresAt }: { state: OrderState; expiresAt: Date }, now: Date): boolean {
	return (state === "created" || state === "pending" || state === "failed") && expiresAt > now;
}
