import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/money/money-desk.json`. */
export const RECONCILIATION_DEEDS = ["reconciliation.run", "reconciliation.repair"] as const;

/** Their names: `subjects` in the same file. */
export const RECONCILIATION_AUDIT_SUBJECTS = ["reconciliationFinding", "reconciliationRun"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof RECONCILIATION_DEEDS> {}
	interface Subjects extends Names<typeof RECONCILIATION_AUDIT_SUBJECTS> {}
}
