import { failedTries } from "#app/features/money/gateway/left-of-payment.ts";
import type { Decline, PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import type { Money } from "#app/shared/money.ts";
import type { OrderState } from "#db/schema/money/orders.ts";

/** Why somebody has to look at an order: words `troubles` in `locales/<language>/money/orderdesk.json`. */
export const REVIEWS = [
	"wrongAmount",
	"wrongCurrency",
	"wrongMode",
	"secondMembership",
	"secondCourse",
	"paidTwice",
	"upgradeRefunded",
	/** What a change had credited of it has gone back by the gateway or the bank: the change was paid with money that is not there. */
	"creditGone",
	/** It could not begin any more when its payment came: it goes back by itself. */
	"changeTooLate",
	"couponOverused",
	/** A card or a mailbox that has had a trial before has begun another one: it counts, and somebody may end it. */
	"trialRepeated",
	"amountsDiffer",
] as const;
export type Review = (typeof REVIEWS)[number];

/** What somebody has to look at about an order, or had to; null where it is nothing but a card that was declined. */
export function toLookAt({ trouble, troubleSeenAt }: { trouble: string | null; troubleSeenAt: Date | null }) {
	const what = REVIEWS.find((one) => one === trouble);
	return what ? { what, isSeen: troubleSeenAt !== null } : null;
}
/** What `orders.trouble` holds. */
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

/** What may follow each state. Money that comes late is still taken: who has paid has bought. */
export const NEXT_STATES: Readonly<Record<OrderState, readonly OrderState[]>> = {
	created: ["pending", "paid", "failed", "inReview", "expired"],
	pending: ["pending", "paid", "failed", "inReview", "expired"],
	failed: ["pending", "paid", "failed", "inReview", "expired"],
	expired: ["pending", "paid", "inReview"],
	// Somebody has looked at it: it counts, or its money goes back.
	inReview: ["paid", "expired"],
	paid: [],
};

type Ordered = {
	state: OrderState;
	totalMinor: number;
	currency: string;
	isTest: boolean;
	gatewayReference: string | null;
};
type Seen = Pick<PaymentFacts, "state" | "failure" | "amount" | "isTest" | "reference" | "refunds">;

export type OrderStep =
	| { kind: "nothing" }
	| { kind: "pending"; trouble: "processing" | null }
	| { kind: "paid" }
	| { kind: "failed"; trouble: Decline }
	| { kind: "inReview"; trouble: "wrongAmount" | "wrongCurrency" | "wrongMode" }
	/** The order was paid before, by another payment: this one goes back. */
	| { kind: "paidTwice" }
	/** It was given back after somebody had looked at it, and has come back. */
	| { kind: "cameBack" }
	/** What was looked at has been given back at the gateway itself. */
	| { kind: "givenBack" };

/**
 * What a payment, as the gateway has it now, does to its order. Whatever order events come in, the same payment leads to the
 * same end: it looks at what is, never at what was told. What has been refunded or disputed since counts beside
 * the state and is the matter of its own columns.
 */
export function orderStep(order: Ordered, payment: Seen): OrderStep {
	if (payment.state === "paid") return stepOfPaid(order, payment);
	if (order.state === "paid" || order.state === "inReview") return { kind: "nothing" };
	if (payment.state === "processing") return { kind: "pending", trouble: "processing" };
	if (order.state === "expired" || payment.state === "expired") return { kind: "nothing" };
	if (payment.state === "failed") return { kind: "failed", trouble: payment.failure ?? "other" };
	// A page that is still open says nothing against a card that was declined on it.
	return order.state === "failed" ? { kind: "nothing" } : { kind: "pending", trouble: null };
}

function stepOfPaid(order: Ordered, { amount, isTest, reference, refunds }: Seen): OrderStep {
	const isOurs = order.gatewayReference === null || order.gatewayReference === reference;
	if (order.state === "inReview" && isOurs && isAllBack(amount, refunds)) return { kind: "givenBack" };
	if (order.state === "paid" || order.state === "inReview") return isOurs ? { kind: "nothing" } : { kind: "paidTwice" };
	// It was looked at and has gone back: its own news do not bring it back.
	if (order.state === "expired" && order.gatewayReference !== null && isOurs) {
		return { kind: failedTries({ refunds }) > 0 ? "cameBack" : "nothing" };
	}
	if (isTest !== order.isTest) return { kind: "inReview", trouble: "wrongMode" };
	if (amount.currency !== order.currency) return { kind: "inReview", trouble: "wrongCurrency" };
	if (amount.minor !== order.totalMinor) return { kind: "inReview", trouble: "wrongAmount" };
	return { kind: "paid" };
}

function isAllBack(amount: Money, refunds: Seen["refunds"]): boolean {
	const back = refunds.reduce((sum, one) => sum + (one.state === "succeeded" ? one.amount.minor : 0), 0);
	return back > 0 && back >= amount.minor;
}

/** Whether money was taken for an order. One of 0, by a coupon or for a trial, is settled without: nothing of it can go back. */
export function wasCharged({ state, totalMinor }: { state: OrderState; totalMinor: number }): boolean {
	return state === "paid" && totalMinor > 0;
}

/** Whether an order can still be paid by its buyer. */
export function isPayable({ state, expiresAt }: { state: OrderState; expiresAt: Date }, now: Date): boolean {
	return (state === "created" || state === "pending" || state === "failed") && expiresAt > now;
}
