import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Language } from "#app/shared/words/languages.ts";
import { translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courseReviews, courseReviewTranslations, users } from "#db/schema/schema.ts";

/** Limit of reviews read per course; the average covers all of them. */
export const REVIEWS_READ = 200;
const REVIEWS_SHOWN = 3;

export type Review = Awaited<ReturnType<typeof listReviews>>[number];

/** Latest reviews with text, author and a stored translation for the reader; newest first. */
export function listReviews(db: Database, courseId: number, language: Language) {
	const translated = courseReviewTranslations;
	const latest = sql`(select id from course_reviews where course_id = ${courseId}
		order by created_at desc limit ${REVIEWS_READ})`;
	return db
		.select({
			id: courseReviews.id,
			stars: courseReviews.stars,
			body: courseReviews.body,
			language: courseReviews.language,
			createdAt: courseReviews.createdAt,
			name: users.name,
			translation: sql<string | null>`${translated.body}`.as("translation"),
		})
		.from(courseReviews)
		.innerJoin(users, eq(users.id, courseReviews.userId))
		.leftJoin(translated, translates(translated.reviewId, courseReviews.id, language))
		.where(and(sql`${courseReviews.id} in ${latest}`, isNotNull(courseReviews.body)))
		.orderBy(desc(courseReviews.createdAt))
		.limit(REVIEWS_SHOWN);
}

export function findReviewOf(db: Database, userId: number) {
	return db.select({ id: courseReviews.id }).from(courseReviews).where(eq(courseReviews.userId, userId)).limit(1);
}

export function countReviewsByStars(db: Database, courseId: number) {
	const latest = db
		.select({ stars: courseReviews.stars })
		.from(courseReviews)
		.where(eq(courseReviews.courseId, courseId))
		.orderBy(desc(courseReviews.createdAt))
		.limit(REVIEWS_READ)
		.as("latest");
	return db
		.select({ stars: latest.stars, reviews: count().as("reviews") })
		.from(latest)
		.groupBy(latest.stars);
}
