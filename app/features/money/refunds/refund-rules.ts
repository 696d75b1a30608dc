import { lastsAt } from "#app/features/money/orders/guarantee.ts";
import { wasCharged } from "#app/features/money/orders/order-states.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { ORDER_OCCASIONS, OrderState } from "#db/schema/money/orders.ts";
import type { RefundState } from "#db/schema/money/refunds.ts";

/** For how long a buyer in the EU can withdraw without a reason (Directive 2011/83/EU, Article 9). */
export const WITHDRAWAL_DAYS = 14;
/** Within how many days the school answers a request. */
export const ANSWER_DAYS = 7;

/** What a buyer can choose as their reason. Words: `reasons` in `locales/<language>/money/refunds.json`. */
export const REFUND_REASONS = ["notExpected", "notUsed", "tooExpensive", "technical", "other"] as const;

/** The European Economic Area, and the United Kingdom with its Consumer Contracts Regulations 2013. */
const WITHDRAWAL_COUNTRIES =
	"AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" ");

type Ordered = {
	state: OrderState;
	occasion: (typeof ORDER_OCCASIONS)[number];
	country: string | null;
	totalMinor: number;
	refundedMinor: number;
	refundingMinor: number;
	paidAt: Date | null;
	guaranteeUntil: Date | null;
	gatewayReference: string | null;
};
/** What keeps part of an order from going back: a later change has been paid with it (`creditedOf` of the room orders). */
type Credited = { creditedMinor: number };
type Situation = Credited & {
	/** The states of all refunds of the order. */
	refunds: readonly { state: RefundState }[];
	hasOpenDispute: boolean;
	/** Whether the guarantee covers each payment of a membership, or the first alone. */
	coversEveryPayment: boolean;
	/** Whether nothing was paid for the same membership before: a trial, or a period for nothing, is no payment. */
	isFirstPayment: boolean;
	now: Date;
};

type Standing = Pick<Situation, "refunds" | "hasOpenDispute" | "creditedMinor">;

/** Why nothing can be asked for. Words: `refusals` in `locales/<language>/money/refunds.json`. */
export type RequestRefusal =
	| "notPaid"
	/** An order of 0: there is no money that could go back. */
	| "nothingCharged"
	| "nothingLeft"
	/** All that is left was credited by a later change of plan. */
	| "credited"
	| "underWay"
	| "declinedBefore"
	| "disputed"
	| "notCovered"
	| "tooLate";

/** Says what keeps the money of an order from going back by any way, or null. */
function plainRefusal(order: Ordered, given: Standing): GoodwillRefusal | null {
	const { refunds, hasOpenDispute } = given;
	if (order.state === "paid" && !wasCharged(order)) return "nothingCharged";
	if (order.state !== "paid" || !order.paidAt || !order.gatewayReference) return "notPaid";
	if (refunds.some(({ state }) => state === "approved" || state === "sent" || state === "failed")) return "underWay";
	if (restOf(order) <= 0) return "nothingLeft";
	if (leftOf(order, given) <= 0) return "credited";
	return hasOpenDispute ? "disputed" : null;
}

/** Why the desk cannot give money back. Words: `goodwill.refusals` in `locales/<language>/money/orderdesk.json`. */
export type GoodwillRefusal = Extract<
	RequestRefusal,
	"notPaid" | "nothingCharged" | "nothingLeft" | "credited" | "underWay" | "disputed"
>;

/** Says what keeps the desk from giving money of an order back by itself, or null: what waits in the queue is decided there. */
export function goodwillRefusal(order: Ordered, given: Standing): GoodwillRefusal | null {
	return plainRefusal(order, given) ?? (given.refunds.some(({ state }) => state === "requested") ? "underWay" : null);
}

/** Says what keeps a buyer from asking for their money under the guarantee, or null. */
export function requestRefusal(order: Ordered, situation: Situation): RequestRefusal | null {
	const { refunds, coversEveryPayment, isFirstPayment, now } = situation;
	const plain = plainRefusal(order, situation);
	if (plain) return plain;
	if (refunds.some(({ state }) => state === "requested")) return "underWay";
	if (refunds.some(({ state }) => state === "declined")) return "declinedBefore";
	if (!order.guaranteeUntil || (!isFirstPayment && !coversEveryPayment)) return "notCovered";
	return lastsAt(order.guaranteeUntil, now) ? null : "tooLate";
}

/**
 * The last day on which a buyer in one of these countries can withdraw; null for all others and for what is no new contract. The day
 * of the payment does not count, and a last day at the weekend moves on to Monday (Regulation 1182/71, Article 3).
 */
export function withdrawalUntil({ country, occasion, paidAt }: Ordered): Date | null {
	if (!country || !WITHDRAWAL_COUNTRIES.includes(country) || !paidAt || occasion === "renewal") return null;
	const last = new Date(paidAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
	const movedOn = { 0: 1, 6: 2 }[last.getUTCDay()] ?? 0;
	return new Date(last.getTime() + movedOn * DAY_MS);
}

/** Says what keeps a buyer from withdrawing, or null. Nobody is asked; a request that waits becomes the withdrawal. */
export function withdrawalRefusal(order: Ordered, situation: Situation): RequestRefusal | null {
	const plain = plainRefusal(order, situation);
	if (plain) return plain;
	const until = withdrawalUntil(order);
	if (!until) return "notCovered";
	return lastsAt(until, situation.now) ? null : "tooLate";
}

export type Sums = Pick<Ordered, "totalMinor" | "refundedMinor" | "refundingMinor">;

/** How much of an order has not gone back and is not on its way. */
export function restOf({ totalMinor, refundedMinor, refundingMinor }: Sums): number {
	return totalMinor - refundedMinor - refundingMinor;
}

/** How much of an order can still go back: of the rest, what no later change has credited. */
export function leftOf(order: Sums, { creditedMinor }: Credited): number {
	return Math.max(0, restOf(order) - creditedMinor);
}

/** The last day to answer a request. */
export function answerUntil(requestedAt: Date): Date {
	return new Date(requestedAt.getTime() + ANSWER_DAYS * DAY_MS);
}
