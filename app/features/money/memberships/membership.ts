import { type CouponCut, discountOf } from "#app/features/money/coupons/coupon-rules.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { money } from "#app/shared/money.ts";
import type { memberships } from "#db/schema/schema.ts";

/** A row of `memberships`. Its instants but `dueAt` are by its own clock. */
export type Membership = typeof memberships.$inferSelect;

/** How the school deals with a card that fails, and when it reminds: the setting `membership`. */
export type MembershipRules = {
	/** How long what was paid for stays open after a charge that failed. */
	graceDays: number;
	/** How often a card is tried again, and after how many days each time. */
	retries: number;
	retryEveryDays: number;
	/** How long before a renewal or the end of a trial its member is reminded. */
	remindDays: number;
};

export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** What time it is for a membership. */
export function ownNow({ clockOffsetSeconds }: Pick<Membership, "clockOffsetSeconds">, realNow: Date): Date {
	return new Date(realNow.getTime() + clockOffsetSeconds * 1000);
}

/** An instant of a membership's own clock in real time. */
export function toReal({ clockOffsetSeconds }: Pick<Membership, "clockOffsetSeconds">, own: Date): Date {
	return new Date(own.getTime() - clockOffsetSeconds * 1000);
}

/**
 * The end of a period: the same day of the next month or year, or the last one that it has. Who began on the 31st comes
 * back to it after a shorter month: `anchor` is when the first period began. UTC.
 */
export function periodEnd(start: Date, interval: "month" | "year", anchor: Date): Date {
	const isShortened = start.getUTCDate() === lastDay(start) && anchor.getUTCDate() > start.getUTCDate();
	const day = isShortened ? anchor.getUTCDate() : start.getUTCDate();
	const end = new Date(start);
	end.setUTCMonth(end.getUTCMonth() + (interval === "year" ? 12 : 1), 1);
	end.setUTCDate(Math.min(day, lastDay(end)));
	return end;
}

function lastDay(at: Date): number {
	return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
}

/** What a membership keeps of its coupon. */
export type HeldCoupon = Pick<
	Membership,
	"currency" | "couponPercentBps" | "couponAmountMinor" | "couponPlanIds" | "couponPeriodsLeft"
>;

/** What the coupon takes off the next period of a plan; null without one, once it has run out, and for a plan that it is not for. */
export function nextCut(held: HeldCoupon, planId: number): CouponCut | null {
	return held.couponPeriodsLeft === 0 ? null : cutOf(held, planId);
}

function cutOf(held: HeldCoupon, planId: number): CouponCut | null {
	const { currency, couponPercentBps: percentBps, couponAmountMinor: amountMinor, couponPlanIds: planIds } = held;
	if (percentBps === null && amountMinor === null) return null;
	return planIds === null || planIds.includes(planId) ? { percentBps, amountMinor, currency } : null;
}

type Ahead = HeldCoupon & Pick<Membership, "interval">;

/** What is left of the coupon when a period of an interval begins: whether it counts in that one, and in how many behind it. */
export function couponOfNewPeriod(before: Ahead, interval: Membership["interval"]) {
	const left = periodsLeftIn(before.couponPeriodsLeft, { from: before.interval, to: interval });
	const hasCoupon = before.couponPercentBps !== null || before.couponAmountMinor !== null;
	return { isCouponPeriod: hasCoupon && left !== 0, couponPeriodsLeft: left === null ? null : Math.max(0, left - 1) };
}

type Running = Ahead & Pick<Membership, "isCouponPeriod">;
type AtPrice = { planId: number; interval: "month" | "year"; amountMinor: number };

/** What a plan costs before tax that begins now: for a period of its own, or for the whole of the one that runs, with the coupon of it. */
export function netFromNow(before: Running, terms: AtPrice, { isNewPeriod }: { isNewPeriod: boolean }): number {
	const { isCouponPeriod } = isNewPeriod ? couponOfNewPeriod(before, terms.interval) : before;
	const cut = isCouponPeriod ? cutOf(before, terms.planId) : null;
	const list = money(terms.amountMinor, before.currency);
	return cut ? list.minor - discountOf(cut, list).minor : list.minor;
}

/** For how many periods of another interval a coupon counts: a year is lowered when one of its months is. */
export function periodsLeftIn(
	left: number | null,
	{ from, to }: { from: Membership["interval"]; to: Membership["interval"] },
): number | null {
	if (left === null || from === to) return left;
	return to === "year" ? Math.ceil(left / 12) : left * 12;
}
