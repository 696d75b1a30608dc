import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/learning/learning-desk.json`. */
export const COURSE_ORDER_DEEDS = [
	"courses.move",
	"courses.moveToTop",
	"courses.feature",
	"courses.setTopics",
	"courses.undo",
] as const;
export const COURSE_DESK_DEEDS = [
	...COURSE_ORDER_DEEDS,
	"courses.setTopic",
	"courses.withdraw",
	"courses.offer",
] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof COURSE_DESK_DEEDS> {}
}
