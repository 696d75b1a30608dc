import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../db/client.server";
import { courses, courseTranslations, enrollments } from "../../../db/schema/schema";
import { DEFAULT_LANGUAGE, type Language } from "../../shared/languages";
import { isInEnglish, shownText } from "../../shared/shown-text.server";
import { listEnrollments } from "./enrollments.repository.server";
import { type CourseOffered, type CourseTaken, POPULAR_COURSES } from "./learning-path";

type Input = { userId: number; language: Language };

/** A learner's courses, the latest activity first, and the most popular others, in one round trip. */
export async function findLearningPath(
	db: Database,
	input: Input,
): Promise<{ taken: CourseTaken[]; offered: CourseOffered[] }> {
	const [rows, offered] = await db.batch([listEnrollments(db, input), listPopularCourses(db, input)]);
	const taken = rows.map((row) => ({
		courseId: row.courseId,
		title: row.courseTitle,
		titleInEnglish: row.courseTitleInEnglish,
		status: row.status,
		progress: row.progress,
		level: row.courseLevel,
		currentLessonId: row.currentLessonId,
	}));
	return { taken, offered };
}

/** Published courses that the user has not taken, the most enrolled first. */
export function listPopularCourses(db: Database, { userId, language }: Input) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");

	return db
		.select({
			courseId: courses.id,
			title: shownText("title", asked.title, english.title),
			titleInEnglish: isInEnglish("title_in_english", asked.title, english.title, language),
		})
		.from(courses)
		.leftJoin(enrollments, and(eq(enrollments.userId, userId), eq(enrollments.courseId, courses.id)))
		.leftJoin(asked, and(eq(asked.courseId, courses.id), eq(asked.language, language)))
		.leftJoin(english, and(eq(english.courseId, courses.id), eq(english.language, DEFAULT_LANGUAGE)))
		.where(and(isNotNull(courses.publishedAt), sql`${enrollments.id} is null`))
		.orderBy(desc(courses.enrollmentCount), courses.position)
		.limit(POPULAR_COURSES);
}
