import type { LessonRecord } from "#app/features/learning/enrollment/progress/completion.ts";
import { nextLessonId } from "#app/features/learning/enrollment/progress/course-progress.ts";
import type { OutlineLesson } from "../../path/course-outline.repository.server";
import { type LeftLesson, leftLessons } from "./left-lessons";

type Rows = {
	lessons: readonly OutlineLesson[];
	progress: readonly (LessonRecord & { lessonId: number })[];
};

export function coursesLeft(
	{ lessons, progress }: Rows,
	courses: readonly { courseId: number; currentLessonId: number | null }[],
): Map<number, LeftLesson[]> {
	const records = new Map(progress.map((record) => [record.lessonId, record]));
	const completedIds = new Set(progress.filter((record) => record.completedAt).map((record) => record.lessonId));
	return new Map(
		courses.map(({ courseId, currentLessonId }) => {
			const ofCourse = lessons.filter((lesson) => lesson.courseId === courseId);
			const next = nextLessonId(ofCourse, { completedIds, currentLessonId });
			const states = new Map(next === null ? [] : [[next, "next" as const]]);
			return [courseId, leftLessons(ofCourse, { records, states })];
		}),
	);
}
