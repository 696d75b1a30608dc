import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { isTaughtBy } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courseReviews, courses, courseTranslations } from "#db/schema/schema.ts";

type Input = { userId: number | SQL<number>; language: Language; reviewIds: SQL };

/** Of these reviews (a list in brackets), those that still wait for an answer of this user, who teaches the course. */
export function listReviewsToTell(db: Database, { userId, language, reviewIds }: Input) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	return db
		.select({
			id: courseReviews.id,
			body: courseReviews.body,
			course: localizedColumn("course_title", asked.title, english.title),
		})
		.from(courseReviews)
		.innerJoin(courses, eq(courses.id, courseReviews.courseId))
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(and(sql`${courseReviews.id} in ${reviewIds}`, isTaughtBy(sql`${userId}`), isNull(courseReviews.answeredAt)));
}

/** The row if the review still waits, else none. */
export function findReviewToTell(
	db: Database,
	{ reviewId, ...reader }: Omit<Input, "reviewIds"> & { reviewId: number },
) {
	return listReviewsToTell(db, { ...reader, reviewIds: sql`(select ${reviewId})` });
}
