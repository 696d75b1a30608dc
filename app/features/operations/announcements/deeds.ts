import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/operations/operations-desk.json`. */
export const ANNOUNCEMENT_DEEDS = [
	"announcements.create",
	"announcements.change",
	"announcements.delete",
	"announcements.test",
	"announcements.schedule",
	"announcements.unschedule",
	"announcements.send",
	"announcements.stop",
] as const;

/** Their names: `subjects` in the same file. */
export const ANNOUNCEMENT_AUDIT_SUBJECTS = ["announcement"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof ANNOUNCEMENT_DEEDS> {}
	interface Subjects extends Names<typeof ANNOUNCEMENT_AUDIT_SUBJECTS> {}
}
