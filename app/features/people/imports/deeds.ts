import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/people/people-desk.json`. */
export const IMPORT_DEEDS = ["intake.people", "intake.enrollments"] as const;

/** Their names: `subjects` in the same file. */
export const IMPORT_AUDIT_SUBJECTS = ["intake"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof IMPORT_DEEDS> {}
	interface Subjects extends Names<typeof IMPORT_AUDIT_SUBJECTS> {}
}
