import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { levelName, topicDrawing } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { listEnrollments, listLearningDays, listProgress } from "#app/features/learning/enrollment/face.server.ts";
import { daysBefore, learningDay } from "#app/features/learning/enrollment/progress/learning-day.ts";
import { listLessons } from "#app/features/learning/lessons/face.server.ts";
import { userOfSession } from "#app/features/people/auth/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { courses, courseTranslations, enrollments } from "#db/schema/schema.ts";
import { CHART_DAYS } from "./learning-figures";

type Input = { session: string; language: Language; now: Date };
/** `from`: first day to read, `YYYY-MM-DD`. */
type DashboardQuery = { session: string; language: Language; from: string };
export type DashboardRows = Awaited<ReturnType<typeof findDashboard>>;

/** The dashboard in one trip. `session`: hash of the cookie. `featured` is null when not published. */
export async function findDashboard(db: Database, { session, language, now }: Input) {
	const { featured, ...rows } = await inBatch(
		db,
		// One extra day, because the learner's time zone is not known yet.
		dashboardStatements(db, { session, language, from: daysBefore(learningDay(now, "UTC"), CHART_DAYS) }),
	);
	return { ...rows, featured: firstRow(featured), now };
}

export function dashboardStatements(db: Database, { session, language, from }: DashboardQuery) {
	const userId = userOfSession(session);
	const taken = db.select({ courseId: enrollments.courseId }).from(enrollments).where(eq(enrollments.userId, userId));

	return {
		taken: listEnrollments(db, { userId, language }),
		lessons: listLessons(db, taken, language),
		progress: listProgress(db, { userId }),
		days: listLearningDays(db, { userId, from }),
		featured: findFeaturedCourse(db, language),
	};
}

function findFeaturedCourse(db: Database, language: Language) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");

	return db
		.select({
			id: courses.id,
			slug: courses.slug,
			topicDrawing: topicDrawing(),
			levelName: levelName(language),
			priceCents: courses.priceCents,
			currency: courses.currency,
			minutes: courses.minutes,
			lessonCount: courses.lessonCount,
			lessonCounts: courses.lessonCounts,
			enrollmentCount: courses.enrollmentCount,
			ratingSum: courses.ratingSum,
			ratingCount: courses.ratingCount,
			title: localizedColumn("title", asked.title, english.title),
			titleInEnglish: isInEnglish("title_in_english", asked.title, english.title, language),
			shortDescription: localizedColumn("short_description", asked.shortDescription, english.shortDescription),
			shortDescriptionInEnglish: isInEnglish(
				"short_description_in_english",
				asked.shortDescription,
				english.shortDescription,
				language,
			),
			/** Null without lessons. */
			firstLessonMinutes: sql<number | null>`(select minutes from lessons
				where course_id = courses.id and retired_at is null order by position limit 1)`.as("first_lesson_minutes"),
		})
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(isFeatured)
		.orderBy(asc(courses.position))
		.limit(1);
}

const isFeatured = and(eq(courses.featured, true), isNotNull(courses.publishedAt));
