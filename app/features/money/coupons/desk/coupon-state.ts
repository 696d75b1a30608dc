import type { Coupon } from "../coupon-rules";

export const COUPON_STATES = ["running", "notYet", "usedUp", "over", "ended"] as const;
export type CouponState = (typeof COUPON_STATES)[number];

export function couponState(
	{ fromAt, untilAt, endedAt, maxUses, taken }: Pick<Coupon, "fromAt" | "untilAt" | "endedAt" | "maxUses" | "taken">,
	now: Date,
): CouponState {
	if (endedAt) return "ended";
	if (untilAt && untilAt <= now) return "over";
	if (maxUses !== null && taken >= maxUses) return "usedUp";
	return fromAt > now ? "notYet" : "running";
}
