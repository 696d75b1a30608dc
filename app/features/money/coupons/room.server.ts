import type { Room } from "#app/room.ts";
import { coupons, couponThings, couponUseKeys, couponUses } from "#db/schema/money/coupons.ts";
import { releaseExpiredCoupons } from "./coupons.server";
import { COUPON_AUDIT_SUBJECTS, COUPON_DEEDS } from "./deeds.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const couponsRoom: Room = {
	name: "money/coupons",
	about: "Codes that lower a price, their limits and their uses.",
	tables: { coupons, couponThings, couponUses, couponUseKeys },
	personalData: PERSONAL_DATA,
	desk: [{ name: "coupons", to: "/admin/coupons", group: "money", order: 30, icon: "bookmark" }],
	deeds: COUPON_DEEDS,
	subjects: COUPON_AUDIT_SUBJECTS,
	clock: () => [releaseExpiredCoupons],
};
