import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/operations/operations-desk.json`. */
export const ERROR_DEEDS = ["errors.resolve", "errors.mute", "errors.reopen"] as const;

/** Their names: `subjects` in the same file. */
export const ERROR_AUDIT_SUBJECTS = ["error"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof ERROR_DEEDS> {}
	interface Subjects extends Names<typeof ERROR_AUDIT_SUBJECTS> {}
}
