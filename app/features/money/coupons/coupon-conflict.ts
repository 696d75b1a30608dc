import { isRaised } from "#db/conflict.ts";
import type { CouponRefusal } from "./coupon-rules";

/** The limit that failed a batch with `reserveCoupon`; null for any other error. */
export function couponConflict(error: unknown): Extract<CouponRefusal, "ended" | "usedUp" | "usedByYou"> | null {
	if (isRaised(error, "The coupon is used up for this person")) return "usedByYou";
	if (isRaised(error, "The coupon is used up")) return "usedUp";
	return isRaised(error, "The coupon has ended") ? "ended" : null;
}
