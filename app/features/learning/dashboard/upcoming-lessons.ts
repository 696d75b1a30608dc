type Lesson = { id: number; courseId: number; required: boolean };
type LessonRecord = { enrollmentId: number; lessonId: number; completedAt: Date | null };
type CurrentPosition = { enrollmentId: number; courseId: number; lessonId: number };

/** The lesson to continue, then incomplete required ones in reading order; `count` at most. */
export function upcomingLessons<L extends Lesson>(
	{ lessons, progress }: { lessons: readonly L[]; progress: readonly LessonRecord[] },
	{ enrollmentId, courseId, lessonId }: CurrentPosition,
	count: number,
): L[] {
	const ofCourse = lessons.filter((lesson) => lesson.courseId === courseId);
	const done = new Set(
		progress
			.filter((record) => record.enrollmentId === enrollmentId && record.completedAt)
			.map((record) => record.lessonId),
	);
	const [own, others] = [ofCourse.filter(({ id }) => id === lessonId), ofCourse.filter(({ id }) => id !== lessonId)];
	return [...own, ...others.filter(({ id, required }) => required && !done.has(id))].slice(0, count);
}
