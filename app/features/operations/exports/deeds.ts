import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their names: `subjects` in `locales/<language>/operations/operations-desk.json`. */
export const EXPORT_AUDIT_SUBJECTS = ["export"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Subjects extends Names<typeof EXPORT_AUDIT_SUBJECTS> {}
}
