import { isJsonObject, type JsonObject } from "#app/shared/json.ts";
import type { Membership } from "../membership";
import type { MembershipStep } from "../membership-steps";

/** What a membership was paid for before a change, as `membership_changes` keeps it with the change. */
export type PaidBefore = Pick<Membership, "planId" | "interval" | "priceId" | "amountMinor"> & {
	periodStartedAt: Date;
	periodUntil: Date;
	cancelAskedAt: Date | null;
	/** Left out for changes from before it was kept, and where the coupon counts for good. */
	couponPeriodsLeft?: number;
	/** Left out for changes from before they were kept. */
	isCouponPeriod?: boolean;
	periodNetMinor?: number;
};
/** The order of the change whose money has gone back. */
type Refunded = {
	planId: number;
	interval: "month" | "year";
	periodNumber: number;
	amountMinor: number;
};

/**
 * What becomes of a membership when all that a change has cost goes back: it is again what was paid for before, until the end of
 * the period that was paid, and ends where that is over. `keeps`: a later period was paid for by itself. `review`: something else
 * has happened since, and nobody but a person can say what is owed.
 */
export function undoChange(
	membership: Membership,
	{ refunded, before, at }: { refunded: Refunded; before: PaidBefore | null; at: Date },
): MembershipStep | "keeps" | "review" {
	if (membership.endedAt || membership.periodNumber > refunded.periodNumber) return "keeps";
	const { planId, interval, amountMinor, state, nextPlanId, nextInterval } = membership;
	const isStillIt =
		planId === refunded.planId && interval === refunded.interval && amountMinor === refunded.amountMinor;
	if (!before || !isStillIt || state === "pastDue" || state === "paused") return "review";
	if (before.periodUntil <= at) {
		const over = { nextPlanId: null, nextInterval: null, nextPriceId: null, nextAmountMinor: null, nextTryAt: null };
		return { deed: "ended.refunded", to: { ...over, state: "cancelled", endedAt: at } };
	}
	const isChosen = nextPlanId === before.planId && nextInterval === before.interval;
	const nothing = { nextPlanId: null, nextInterval: null, nextPriceId: null, nextAmountMinor: null };
	return { deed: "restored", to: { ...before, ...(isChosen ? nothing : {}), remindedOfUntil: null } };
}

/** Kept with a change, so that it can be undone. */
export function paidBefore(membership: Membership): PaidBefore {
	const { planId, interval, priceId, amountMinor, periodStartedAt, periodUntil, cancelAskedAt } = membership;
	const { couponPeriodsLeft, isCouponPeriod, periodNetMinor } = membership;
	return {
		planId,
		interval,
		priceId,
		amountMinor,
		periodStartedAt,
		periodUntil,
		cancelAskedAt,
		isCouponPeriod,
		periodNetMinor,
		...(couponPeriodsLeft === null ? {} : { couponPeriodsLeft }),
	};
}

/** The same as it was written down; null for a change from before it was. */
export function readPaidBefore(details: JsonObject): PaidBefore | null {
	const { before } = details;
	if (!isJsonObject(before)) return null;
	const { planId, interval, priceId, amountMinor, periodStartedAt, periodUntil, cancelAskedAt } = before;
	const { couponPeriodsLeft, isCouponPeriod, periodNetMinor } = before;
	if (typeof planId !== "number" || typeof amountMinor !== "number") return null;
	if (typeof periodStartedAt !== "string" || typeof periodUntil !== "string") return null;
	return {
		planId,
		amountMinor,
		interval: interval === "year" ? "year" : "month",
		priceId: typeof priceId === "number" ? priceId : null,
		periodStartedAt: new Date(periodStartedAt),
		periodUntil: new Date(periodUntil),
		cancelAskedAt: typeof cancelAskedAt === "string" ? new Date(cancelAskedAt) : null,
		...(typeof couponPeriodsLeft === "number" ? { couponPeriodsLeft } : {}),
		...(typeof isCouponPeriod === "boolean" ? { isCouponPeriod } : {}),
		...(typeof periodNetMinor === "number" ? { periodNetMinor } : {}),
	};
}
