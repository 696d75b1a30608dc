import { and, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courseReviews, courseReviewTranslations, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Limit of reviews read per course; the average covers all of them. */
export const REVIEWS_READ = 200;
const REVIEWS_SHOWN = 3;

export type Review = Awaited<ReturnType<typeof listReviews>>[number];

/** Latest reviews with text, author, a stored translation for the reader and the answer; newest first. */
export function listReviews(db: Database, courseId: number, language: Language) {
	const translated = courseReviewTranslations;
	const answering = alias(users, "answering");
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
			answer: courseReviews.answer,
			answerLanguage: courseReviews.answerLanguage,
			answeredAt: courseReviews.answeredAt,
			answeredBy: sql<string | null>`${answering.name}`.as("answering_name"),
		})
		.from(courseReviews)
		.innerJoin(users, eq(users.id, courseReviews.userId))
		.leftJoin(answering, eq(answering.id, courseReviews.answeredBy))
		.leftJoin(translated, translates(translated.reviewId, courseReviews.id, language))
		.where(and(sql`${courseReviews.id} in ${latest}`, isNotNull(courseReviews.body)))
		.orderBy(desc(courseReviews.createdAt))
		.limit(REVIEWS_SHOWN);
}

export function findReviewOf(db: Database, userId: number) {
	return db.select({ id: courseReviews.id }).from(courseReviews).where(eq(courseReviews.userId, userId)).limit(1);
}

type OwnReview = { userId: UserId; courseId: number };

export function findOwnReview(db: Database, { userId, courseId }: OwnReview) {
	return db
		.select({ stars: courseReviews.stars, body: courseReviews.body, language: courseReviews.language })
		.from(courseReviews)
		.where(and(eq(courseReviews.userId, userId), eq(courseReviews.courseId, courseId)));
}

/** The id of a learner's review, also of one written in the same batch. */
export function ownReviewId({ userId, courseId }: OwnReview): SQL<number> {
	return sql`(select id from course_reviews where user_id = ${userId} and course_id = ${courseId})`;
}

type NewReview = { userId: number; courseId: number; stars: number; body: string | null; language: string; now: Date };

/** Replaces an earlier review of the same learner, whose time and answer stay. */
export function putReview(db: Database, { now, ...review }: NewReview): Write {
	const { stars, body, language } = review;
	return db
		.insert(courseReviews)
		.values({ ...review, createdAt: now })
		.onConflictDoUpdate({
			target: [courseReviews.courseId, courseReviews.userId],
			set: { stars, body, language },
		});
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
