import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/operations/operations-desk.json`. */
export const MAIL_DEEDS = ["mail.sendAgain", "mail.sendWaiting"] as const;

/** Their names: `subjects` in the same file. */
export const MAIL_AUDIT_SUBJECTS = ["mail"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof MAIL_DEEDS> {}
	interface Subjects extends Names<typeof MAIL_AUDIT_SUBJECTS> {}
}
