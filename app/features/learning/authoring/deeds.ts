import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/learning/learning-desk.json`. */
export const AUTHORING_DEEDS = [
	"people.giveCourse",
	"courses.removeFile",
	"courses.addTeacher",
	"courses.removeTeacher",
	"courses.returnTeacher",
	"courses.orderTeachers",
] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof AUTHORING_DEEDS> {}
}
