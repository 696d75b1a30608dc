import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/money/money-desk.json`. */
export const AFFILIATE_DEEDS = [
	"affiliates.apply",
	"affiliates.accept",
	"affiliates.refuse",
	"affiliates.suspend",
	"affiliates.resume",
	"affiliates.taxForm",
	"affiliates.flag",
	"affiliates.startRun",
	"affiliates.paid",
	"affiliates.returned",
] as const;

/** Their names: `subjects` in the same file. */
export const AFFILIATE_AUDIT_SUBJECTS = ["affiliate", "affiliatePayout", "affiliatePayoutRun"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof AFFILIATE_DEEDS> {}
	interface Subjects extends Names<typeof AFFILIATE_AUDIT_SUBJECTS> {}
}
