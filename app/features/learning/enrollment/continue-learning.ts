import { type EnrollmentStatus, UNFINISHED_STATUSES } from "./enrollment-status";
import { type CourseLesson, nextLessonId } from "./progress/course-progress";

export type CourseTaken = {
	id: number;
	status: EnrollmentStatus;
	currentLessonId: number | null;
	lastActivityAt: Date;
	lessons: readonly CourseLesson[];
	completedIds: ReadonlySet<number>;
	closedIds?: { has: (lessonId: number) => boolean };
};

/** The unfinished course with the latest activity and its next lesson, or null. Ties: the newer enrollment. */
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
