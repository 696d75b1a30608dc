import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/money/money-desk.json`. */
export const COUPON_DEEDS = ["coupons.create", "coupons.change", "coupons.end"] as const;

/** Their names: `subjects` in the same file. */
export const COUPON_AUDIT_SUBJECTS = ["coupon"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof COUPON_DEEDS> {}
	interface Subjects extends Names<typeof COUPON_AUDIT_SUBJECTS> {}
}
