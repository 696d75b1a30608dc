import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/operations/operations-desk.json`. */
export const STATUS_DEEDS = ["status.openIncident", "status.updateIncident"] as const;

/** Their names: `subjects` in the same file. */
export const STATUS_AUDIT_SUBJECTS = ["incident"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof STATUS_DEEDS> {}
	interface Subjects extends Names<typeof STATUS_AUDIT_SUBJECTS> {}
}
