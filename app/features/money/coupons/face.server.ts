export { applyCoupon, type CouponOutcome } from "./apply-coupon.server.ts";
export {
	consumeCoupon,
	countCard,
	isOverused,
	releaseHolds,
	requireOneHold,
	reserveCoupon,
} from "./coupons.repository.server.ts";
