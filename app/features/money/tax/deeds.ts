import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/money/money-desk.json`. */
export const TAX_DEEDS = ["tax.setRate", "tax.endRate", "tax.changeSeller"] as const;

/** Their names: `subjects` in the same file. */
export const TAX_AUDIT_SUBJECTS = ["taxRate", "taxSeller"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof TAX_DEEDS> {}
	interface Subjects extends Names<typeof TAX_AUDIT_SUBJECTS> {}
}
