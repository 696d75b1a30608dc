import type { VisitorProgress } from "#app/features/learning/catalog/course/course-view.ts";
import type { EnrollmentStatus } from "../enrollment-status.ts";
import { type CourseLesson, courseProgress } from "./course-progress.ts";

type Enrollment = { status: EnrollmentStatus; progress: number; currentLessonId: number | null };
type Progress = { lessonId: number; completedAt: Date | null };

export function takenCourse(
	enrollment: Enrollment | undefined,
	progress: readonly Progress[],
	lessons: readonly CourseLesson[],
): VisitorProgress | null {
	if (!enrollment) return null;
	const completedIds = progress.filter(({ completedAt }) => completedAt).map(({ lessonId }) => lessonId);
	const { nextLessonId } = courseProgress(lessons, {
		completedIds: new Set(completedIds),
		currentLessonId: enrollment.currentLessonId,
	});
	return { isCompleted: enrollment.status === "completed", progress: enrollment.progress, nextLessonId, completedIds };
}
