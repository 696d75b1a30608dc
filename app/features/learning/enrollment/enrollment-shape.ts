import { z } from "zod";
import { CourseShape } from "#app/features/learning/catalog/shapes.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { ENROLLMENT_STATUSES, type EnrollmentStatus } from "./enrollment-status";

const instant = z.iso.datetime();

export const EnrollmentShape = z.object({
	id: z.int(),
	userId: z.int(),
	courseId: z.int(),
	source: z.enum(["free", "purchase", "membership", "grant"]),
	status: z.enum(ENROLLMENT_STATUSES),
	progress: z.int().min(0).max(100),
	currentLessonId: z.int().nullable(),
	createdAt: instant,
	lastActivityAt: instant,
	completedAt: instant.nullable(),
});
export type EnrollmentShape = z.infer<typeof EnrollmentShape>;

export const CourseNameShape = CourseShape.pick({ title: true, level: true, levelName: true, language: true });

/** With the data to name its course without another request. */
export const ListedEnrollmentShape = EnrollmentShape.extend({
	course: CourseNameShape,
});
export type ListedEnrollmentShape = z.infer<typeof ListedEnrollmentShape>;

type Row = {
	id: number;
	userId: number;
	courseId: number;
	source: EnrollmentShape["source"];
	status: EnrollmentStatus;
	progress: number;
	currentLessonId: number | null;
	createdAt: Date;
	lastActivityAt: Date;
	completedAt: Date | null;
};

export function toApiEnrollment(row: Row): EnrollmentShape {
	return {
		id: row.id,
		userId: row.userId,
		courseId: row.courseId,
		source: row.source,
		status: row.status,
		progress: row.progress,
		currentLessonId: row.currentLessonId,
		createdAt: row.createdAt.toISOString(),
		lastActivityAt: row.lastActivityAt.toISOString(),
		completedAt: row.completedAt?.toISOString() ?? null,
	};
}

type ListedRow = Row & {
	courseTitle: string;
	courseTitleInEnglish: boolean;
	courseLevel: string;
	courseLevelName: string;
};

export function toListedEnrollment(row: ListedRow, requestedLanguage: Language): ListedEnrollmentShape {
	const { courseTitle: title, courseLevel: level, courseLevelName: levelName } = row;
	const language = row.courseTitleInEnglish ? DEFAULT_LANGUAGE : requestedLanguage;
	return { ...toApiEnrollment(row), course: { title, level, levelName, language } };
}
