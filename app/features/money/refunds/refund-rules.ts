import { isGuaranteeOpen } from "#app/features/money/orders/guarantee.ts";
import { wasCharged } from "#app/features/money/orders/order-states.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { ORDER_OCCASIONS, OrderState } from "#db/schema/money/orders.ts";
import type { RefundState } from "#db/schema/money/refunds.ts";

/** Directive 2011/83/EU, Article 9. */
export const WITHDRAWAL_DAYS = 14;
export const ANSWER_DAYS = 7;

/** Words: `reasons` in `locales/<language>/money/refunds.json`. */
export const REFUND_REASONS = ["notExpected", "notUsed", "tooExpensive", "technical", "other"] as const;

/** The European Economic Area, and the United Kingdom with its Consumer Contracts Regulations 2013. */
const WITHDRAWAL_COUNTRIES =
	"AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" ");

type OrderFacts = {
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
/** The part that paid for a later change and cannot be refunded (`creditedMinor` of the orders room). */
type CreditedAmount = { creditedMinor: number };
type RefundSituation = CreditedAmount & {
	refunds: readonly { state: RefundState }[];
	hasOpenDispute: boolean;
	/** True for each payment of a membership, false for only the first. */
	coversEveryPayment: boolean;
	/** Trials and free periods do not count as payments. */
	isFirstPayment: boolean;
	now: Date;
};

type GoodwillFacts = Pick<RefundSituation, "refunds" | "hasOpenDispute" | "creditedMinor">;

/** Words: `refusals` in `locales/<language>/money/refunds.json`. */
export type RequestRefusal =
	| "notPaid"
	| "nothingCharged"
	| "nothingLeft"
	| "credited"
	| "underWay"
	| "declinedBefore"
	| "disputed"
	| "notCovered"
	| "tooLate";

function plainRefusal(order: OrderFacts, facts: GoodwillFacts): GoodwillRefusal | null {
	const { refunds, hasOpenDispute } = facts;
	if (order.state === "paid" && !wasCharged(order)) return "nothingCharged";
	if (order.state !== "paid" || !order.paidAt || !order.gatewayReference) return "notPaid";
	if (refunds.some(({ state }) => state === "approved" || state === "sent" || state === "failed")) return "underWay";
	if (unrefundedMinor(order) <= 0) return "nothingLeft";
	if (refundableMinor(order, facts) <= 0) return "credited";
	return hasOpenDispute ? "disputed" : null;
}

/** Words: `goodwill.refusals` in `locales/<language>/money/orderdesk.json`. */
export type GoodwillRefusal = Extract<
	RequestRefusal,
	"notPaid" | "nothingCharged" | "nothingLeft" | "credited" | "underWay" | "disputed"
>;

/** Why an admin cannot refund without a request, or null. A waiting request is decided in the queue. */
export function goodwillRefusal(order: OrderFacts, facts: GoodwillFacts): GoodwillRefusal | null {
	return plainRefusal(order, facts) ?? (facts.refunds.some(({ state }) => state === "requested") ? "underWay" : null);
}

/** Why a buyer cannot request a refund under the guarantee, or null. */
export function requestRefusal(order: OrderFacts, situation: RefundSituation): RequestRefusal | null {
	const { refunds, coversEveryPayment, isFirstPayment, now } = situation;
	const plain = plainRefusal(order, situation);
	if (plain) return plain;
	if (refunds.some(({ state }) => state === "requested")) return "underWay";
	if (refunds.some(({ state }) => state === "declined")) return "declinedBefore";
	if (!order.guaranteeUntil || (!isFirstPayment && !coversEveryPayment)) return "notCovered";
	return isGuaranteeOpen(order.guaranteeUntil, now) ? null : "tooLate";
}

/**
 * The last day to withdraw; null outside these countries and for orders that are no new contract. The day of payment
 * does not count; a last day on a weekend moves to Monday (Regulation 1182/71, Article 3).
 */
export function withdrawalUntil({ country, occasion, paidAt }: OrderFacts): Date | null {
	if (!country || !WITHDRAWAL_COUNTRIES.includes(country) || !paidAt || occasion === "renewal") return null;
	const last = new Date(paidAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
	const movedOn = { 0: 1, 6: 2 }[last.getUTCDay()] ?? 0;
	return new Date(last.getTime() + movedOn * DAY_MS);
}

/** Why a buyer cannot withdraw, or null. Needs no approval; a waiting request becomes the withdrawal. */
export function withdrawalRefusal(order: OrderFacts, situation: RefundSituation): RequestRefusal | null {
	const plain = plainRefusal(order, situation);
	if (plain) return plain;
	const until = withdrawalUntil(order);
	if (!until) return "notCovered";
	return isGuaranteeOpen(until, situation.now) ? null : "tooLate";
}

export type OrderSums = Pick<OrderFacts, "totalMinor" | "refundedMinor" | "refundingMinor">;

/** Neither refunded nor pending. */
export function unrefundedMinor({ totalMinor, refundedMinor, refundingMinor }: OrderSums): number {
	return totalMinor - refundedMinor - refundingMinor;
}

/** What can still be refunded: the rest, less credits for later changes. */
export function refundableMinor(order: OrderSums, { creditedMinor }: CreditedAmount): number {
	return Math.max(0, unrefundedMinor(order) - creditedMinor);
}

export function answerUntil(requestedAt: Date): Date {
	return new Date(requestedAt.getTime() + ANSWER_DAYS * DAY_MS);
}
