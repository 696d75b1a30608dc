import type { OutlineLesson } from "../../path/course-outline.repository.server";
import type { LessonRecord } from "../../progress/completion";
import { type LeftLesson, leftLessons } from "./left-lessons";

type Rows = {
	/** Of all the courses, in reading order. */
	lessons: readonly OutlineLesson[];
	progress: readonly (LessonRecord & { lessonId: number })[];
};

/** What is left of each of some courses, by its id; `currentLessonId` is where one goes on. */
export function coursesLeft(
	{ lessons, progress }: Rows,
	courses: readonly { courseId: number; currentLessonId: number | null }[],
): Map<number, LeftLesson[]> {
	const records = new Map(progress.map((record) => [record.lessonId, record]));
	return new Map(
		courses.map(({ courseId, currentLessonId }) => {
			const states = new Map(currentLessonId === null ? [] : [[currentLessonId, "next" as const]]);
			const ofCourse = lessons.filter((lesson) => lesson.courseId === courseId);
			return [courseId, leftLessons(ofCourse, { records, states })];
		}),
	);
}
