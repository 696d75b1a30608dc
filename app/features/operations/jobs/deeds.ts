import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/operations/operations-desk.json`. */
export const JOB_DEEDS = ["jobs.runAgain"] as const;

/** Their names: `subjects` in the same file. */
export const JOB_AUDIT_SUBJECTS = ["job", "scheduledJob"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof JOB_DEEDS> {}
	interface Subjects extends Names<typeof JOB_AUDIT_SUBJECTS> {}
}
