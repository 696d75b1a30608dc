export { applyCoupon, type CouponOutcome } from "./apply-coupon.server.ts";
export {
	consumeCoupon,
	countUseByCard,
	isOverusedByCard,
	releaseCouponHolds,
	requireOneHold,
	reserveCoupon,
} from "./coupons.repository.server.ts";
