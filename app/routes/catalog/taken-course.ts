import type { Taken } from "../../features/catalog/course/course-view";
import { type CourseLesson, courseProgress } from "../../features/learning/progress/course-progress";

type Enrollment = { status: Taken["status"]; progress: number; currentLessonId: number | null };
type Progress = { lessonId: number; completedAt: Date | null };

/** Joins two rooms: how far the visitor is by the rules of learning, for the catalogue to show. */
export function takenCourse(
	enrollment: Enrollment | undefined,
	progress: readonly Progress[],
	lessons: readonly CourseLesson[],
): Taken | null {
	if (!enrollment) return null;
	const completedIds = progress.filter(({ completedAt }) => completedAt).map(({ lessonId }) => lessonId);
	const { nextLessonId } = courseProgress(lessons, {
		completedIds: new Set(completedIds),
		currentLessonId: enrollment.currentLessonId,
	});
	return { status: enrollment.status, progress: enrollment.progress, nextLessonId, completedIds };
}
