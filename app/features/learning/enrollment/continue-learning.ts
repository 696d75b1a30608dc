import { type EnrollmentStatus, UNFINISHED_STATUSES } from "./enrollment-status";
import { type CourseLesson, nextLessonId } from "./progress/course-progress";

export type CourseTaken = {
	id: number;
	status: EnrollmentStatus;
	currentLessonId: number | null;
	lastActivityAt: Date;
	/** In reading order. */
	lessons: readonly CourseLesson[];
	completedIds: ReadonlySet<number>;
};

/**
 * Says where to go on: the unfinished course touched last, and its next lesson.
 *
 * `null` when nothing is to be continued: no enrollment, or all complete, paused
 * or without a lesson left. Of two touched at the same instant the newer wins.
 */
export function continueLearning<T extends CourseTaken>(
	taken: readonly T[],
): { enrollment: T; lessonId: number } | null {
	const unfinished = taken.filter(({ status }) => (UNFINISHED_STATUSES as readonly string[]).includes(status));
	const latestFirst = unfinished.sort((a, b) => b.lastActivityAt.getTime() - a.lastActivityAt.getTime() || b.id - a.id);

	for (const enrollment of latestFirst) {
		const lessonId = nextLessonId(enrollment.lessons, enrollment);
		if (lessonId !== null) return { enrollment, lessonId };
	}
	return null;
}
