import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { courseReviews, courseReviewTranslations, users } from "../../../../db/schema/schema";
import type { Language } from "../../../shared/words/languages";

/** A page never reads more reviews of a course than this; the average counts all of them. */
export const REVIEWS_READ = 200;
const REVIEWS_SHOWN = 3;

export type Review = Awaited<ReturnType<typeof listReviews>>[number];

/** The latest reviews of a course that have words, with who wrote them and a stored translation for the reader; newest first. */
export function listReviews(db: Database, courseId: number, language: Language) {
	const translated = courseReviewTranslations;
	const latest = latestReviews(db, courseId);
	return db
		.select({
			id: latest.id,
			stars: latest.stars,
			body: latest.body,
			language: latest.language,
			createdAt: latest.createdAt,
			name: users.name,
			translation: sql<string | null>`${translated.body}`.as("translation"),
		})
		.from(latest)
		.innerJoin(users, eq(users.id, latest.userId))
		.leftJoin(translated, and(eq(translated.reviewId, latest.id), eq(translated.language, language)))
		.where(isNotNull(latest.body))
		.orderBy(desc(latest.createdAt))
		.limit(REVIEWS_SHOWN);
}

/** A review that somebody has written, as a list of none or one. */
export function findReviewOf(db: Database, userId: number) {
	return db.select({ id: courseReviews.id }).from(courseReviews).where(eq(courseReviews.userId, userId)).limit(1);
}

/** How many of the latest reviews of a course gave each number of stars. */
export function countReviewsByStars(db: Database, courseId: number) {
	const latest = latestReviews(db, courseId);
	return db
		.select({ stars: latest.stars, reviews: count().as("reviews") })
		.from(latest)
		.groupBy(latest.stars);
}

function latestReviews(db: Database, courseId: number) {
	return db
		.select()
		.from(courseReviews)
		.where(eq(courseReviews.courseId, courseId))
		.orderBy(desc(courseReviews.createdAt))
		.limit(REVIEWS_READ)
		.as("latest");
}
