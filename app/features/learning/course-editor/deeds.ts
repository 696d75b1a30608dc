import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/learning/learning-desk.json`. */
export const COURSE_DEEDS = [
	"courses.create",
	"courses.publish",
	"courses.discard",
	"courses.changePrice",
	"courses.keep",
	"courses.restore",
	"courses.undoRestore",
	"courses.schedule",
	"courses.unschedule",
	"courses.publishScheduled",
	"courses.failSchedule",
	"courses.submit",
	"courses.withdraw",
	"courses.sendBack",
	"courses.approve",
	"courses.markAgain",
	"courses.undoMarks",
] as const;

/** Their names: `subjects` in the same file. */
export const COURSE_AUDIT_SUBJECTS = ["course"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof COURSE_DEEDS> {}
	interface Subjects extends Names<typeof COURSE_AUDIT_SUBJECTS> {}
}
