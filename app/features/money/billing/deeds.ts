import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/money/money-desk.json`. */
export const PLAN_DEEDS = [
	"plans.create",
	"plans.change",
	"plans.undo",
	"plans.setPrice",
	"plans.endPrice",
	"plans.setLevel",
] as const;

/** Their names: `subjects` in the same file. */
export const PLAN_AUDIT_SUBJECTS = ["plan", "priceLevel"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof PLAN_DEEDS> {}
	interface Subjects extends Names<typeof PLAN_AUDIT_SUBJECTS> {}
}
