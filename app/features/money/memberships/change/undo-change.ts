import { isJsonObject, type JsonObject } from "#app/shared/json.ts";
import type { Membership } from "../membership";
import type { MembershipStep } from "../membership-steps";

export type PaidBefore = Pick<Membership, "planId" | "interval" | "priceId" | "amountMinor"> & {
	periodStartedAt: Date;
	periodUntil: Date;
	cancelAskedAt: Date | null;
	/** Missing for old changes, and when the coupon counts for good. */
	couponPeriodsLeft?: number;
	isCouponPeriod?: boolean;
	periodNetMinor?: number;
};
type Refunded = {
	planId: number;
	interval: "month" | "year";
	periodNumber: number;
	amountMinor: number;
};

/**
 * What a full refund of a change does: restores the plan before it until the end of the paid period, and ends it when
 * that is over. `keeps`: a later period was paid for separately. `review`: something else happened since, so a person
 * must decide.
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
