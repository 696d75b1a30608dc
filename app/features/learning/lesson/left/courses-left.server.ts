import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../../../db/client.server";
import { enrollments } from "../../../../../db/schema/schema";
import type { Language } from "../../../../shared/words/languages";
import type { UserId } from "../../../auth/session/viewer.server";
import { listLessons } from "../../path/course-outline.repository.server";
import { listProgress } from "../../progress/lesson-progress.repository.server";
import { type LeftLesson, leftLessons } from "./left-lessons";

type Rows = {
	lessons: Awaited<ReturnType<typeof listLessons>>;
	progress: Awaited<ReturnType<typeof listProgress>>;
};

/** Statements for `coursesLeft`: the lessons of the courses that somebody is in the middle of, and what is done of them. */
export function coursesLeftStatements(db: Database, { userId, language }: { userId: UserId; language: Language }) {
	const begun = db
		.select({ courseId: enrollments.courseId })
		.from(enrollments)
		.where(and(eq(enrollments.userId, userId), inArray(enrollments.status, ["enrolled", "active", "in_progress"])));
	return [listLessons(db, begun, language), listProgress(db, { userId })] as const;
}

/** What is left of each of those courses, by its id; `currentLessonId` is where one goes on. */
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
