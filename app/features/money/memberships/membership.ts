import { type CouponDiscount, discountOf } from "#app/features/money/coupons/coupon-rules.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { money } from "#app/shared/money.ts";
import type { memberships } from "#db/schema/schema.ts";

/** All instants except `dueAt` are by the membership's own clock. */
export type Membership = typeof memberships.$inferSelect;

/** The setting `membership`. */
export type MembershipRules = {
	/** Days of access after a failed charge. */
	graceDays: number;
	/** How often a failed charge is retried, and the days before each retry. */
	retries: number;
	retryEveryDays: number;
	/** Days between the reminder and a renewal or the end of a trial. */
	remindDays: number;
};

export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

export function ownNow({ clockOffsetSeconds }: Pick<Membership, "clockOffsetSeconds">, realNow: Date): Date {
	return new Date(realNow.getTime() + clockOffsetSeconds * 1000);
}

export function toRealTime({ clockOffsetSeconds }: Pick<Membership, "clockOffsetSeconds">, own: Date): Date {
	return new Date(own.getTime() - clockOffsetSeconds * 1000);
}

/** Same day of the next month or year (UTC), or its last day; `anchor` brings the 31st back after a shorter month. */
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

export type HeldCoupon = Pick<
	Membership,
	"currency" | "couponPercentBps" | "couponAmountMinor" | "couponPlanIds" | "couponPeriodsLeft"
>;

/** Null without a coupon, when it is used up, and for a plan it does not cover. */
export function nextDiscount(held: HeldCoupon, planId: number): CouponDiscount | null {
	return held.couponPeriodsLeft === 0 ? null : discountFor(held, planId);
}

function discountFor(held: HeldCoupon, planId: number): CouponDiscount | null {
	const { currency, couponPercentBps: percentBps, couponAmountMinor: amountMinor, couponPlanIds: planIds } = held;
	if (percentBps === null && amountMinor === null) return null;
	return planIds === null || planIds.includes(planId) ? { percentBps, amountMinor, currency } : null;
}

type DiscountedMembership = HeldCoupon & Pick<Membership, "interval">;

/** Whether the coupon counts in a new period, and in how many after it. */
export function couponOfNewPeriod(before: DiscountedMembership, interval: Membership["interval"]) {
	const left = periodsLeftIn(before.couponPeriodsLeft, { from: before.interval, to: interval });
	const hasCoupon = before.couponPercentBps !== null || before.couponAmountMinor !== null;
	return { isCouponPeriod: hasCoupon && left !== 0, couponPeriodsLeft: left === null ? null : Math.max(0, left - 1) };
}

type Running = DiscountedMembership & Pick<Membership, "isCouponPeriod">;
type AtPrice = { planId: number; interval: "month" | "year"; amountMinor: number };

/** The price before tax of a plan that begins now, with the coupon of that period. */
export function netPeriodPrice(before: Running, terms: AtPrice, { isNewPeriod }: { isNewPeriod: boolean }): number {
	const { isCouponPeriod } = isNewPeriod ? couponOfNewPeriod(before, terms.interval) : before;
	const cut = isCouponPeriod ? discountFor(before, terms.planId) : null;
	const list = money(terms.amountMinor, before.currency);
	return cut ? list.minor - discountOf(cut, list).minor : list.minor;
}

/** Converts remaining coupon periods to another interval: a year is discounted when one of its months is. */
export function periodsLeftIn(
	left: number | null,
	{ from, to }: { from: Membership["interval"]; to: Membership["interval"] },
): number | null {
	if (left === null || from === to) return left;
	return to === "year" ? Math.ceil(left / 12) : left * 12;
}
