import type { VisitorProgress } from "#app/features/learning/catalog/course/course-view.ts";
import type { EnrollmentStatus } from "../enrollment-status.ts";
import { closedLessons, type LessonLock, type LessonToOpen } from "../release/when-lesson-opens.ts";
import { type CourseLesson, courseProgress } from "./course-progress.ts";

type Enrollment = { status: EnrollmentStatus; progress: number; currentLessonId: number | null; createdAt: Date };
type Progress = { lessonId: number; completedAt: Date | null };

type Lesson = CourseLesson & LessonToOpen & { key: string };
export type TakenCourse = VisitorProgress & { locks: ReadonlyMap<number, LessonLock> };

/** What a visitor has done in a course; null when not enrolled. `locks` are of the lessons that are not open to them yet. */
export function takenCourse(
	enrollment: Enrollment | undefined,
	progress: readonly Progress[],
	{ lessons, now }: { lessons: readonly Lesson[]; now: Date },
): TakenCourse | null {
	if (!enrollment) return null;
	const completedIds = progress.filter(({ completedAt }) => completedAt).map(({ lessonId }) => lessonId);
	const done = new Set(completedIds);
	const locks = closedLessons(lessons, { enrolledAt: enrollment.createdAt, completedIds: done }, now);
	const { nextLessonId } = courseProgress(lessons, {
		completedIds: done,
		currentLessonId: enrollment.currentLessonId,
		closedIds: locks,
	});
	return {
		isCompleted: enrollment.status === "completed",
		progress: enrollment.progress,
		nextLessonId,
		completedIds,
		locks,
	};
}
