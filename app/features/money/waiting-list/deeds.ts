import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/money/money-desk.json`. */
export const WAITING_DEEDS = ["waiting.remove"] as const;

/** Their names: `subjects` in the same file. */
export const WAITING_AUDIT_SUBJECTS = ["waitingEntry"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof WAITING_DEEDS> {}
	interface Subjects extends Names<typeof WAITING_AUDIT_SUBJECTS> {}
}
