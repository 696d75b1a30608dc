import type { Coupon } from "../coupon-rules";

export const COUPON_STATES = ["running", "notYet", "usedUp", "over", "ended"] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** How a coupon stands at an instant: ended by an admin, over by its day, used up, still to come, or running. */
export function couponState(
	{ fromAt, untilAt, endedAt, maxUses, taken }: Pick<Coupon, "fromAt" | "untilAt" | "endedAt" | "maxUses" | "taken">,
	now: Date,
): CouponState {
	if (endedAt) return "ended";
	if (untilAt && untilAt <= now) return "over";
	if (maxUses !== null && taken >= maxUses) return "usedUp";
	return fromAt > now ? "notYet" : "running";
}
