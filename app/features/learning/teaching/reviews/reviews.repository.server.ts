import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { keyset, readKey } from "#app/shared/lists/keyset.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courseReviews, courses, courseTranslations, profiles, users } from "#db/schema/schema.ts";
import { isOwn, type Owner } from "../own-courses.repository.server.ts";
import type { ReviewsQuery } from "./reviews-query.ts";

export type OwnReview = Awaited<ReturnType<typeof listOwnReviews>>[number];

type Input = { owner: Owner; language: Language; query: ReviewsQuery; limit: number };

/**
 * Reviews with a text of an owner's courses, from the cursor on, in the order of the query. The index of each course
 * stops after `limit`, so that the courses together cost no more than a page each.
 */
export function listOwnReviews(db: Database, { owner, language, query, limit }: Input) {
	const of = alias(courseReviews, "of_course");
	const { state, course } = query.filters;
	const isBackwards = query.page?.side === "before";
	const order = (review: typeof courseReviews | typeof of) =>
		keyset(
			{ columns: [review.createdAt, review.id], isDescending: query.isDescending !== isBackwards },
			readKey(query.page, ["number", "number"]),
		);
	const ofCourse = order(of);
	const latest = db
		.select({ id: of.id })
		.from(of)
		.where(
			and(
				eq(of.courseId, courses.id),
				isNotNull(of.body),
				state === "waiting" ? isNull(of.answeredAt) : undefined,
				state === "answered" ? isNotNull(of.answeredAt) : undefined,
				ofCourse.where,
			),
		)
		.orderBy(...ofCourse.orderBy)
		.limit(limit);
	return select(db, language)
		.innerJoin(courseReviews, sql`${courseReviews.id} in (${latest})`)
		.innerJoin(writers, eq(writers.id, courseReviews.userId))
		.leftJoin(answering, eq(answering.id, courseReviews.answeredBy))
		.where(and(isOwn(owner), course === null ? undefined : eq(courses.id, course)))
		.orderBy(...order(courseReviews).orderBy)
		.limit(limit);
}

/** One review of an owner's course; no row for another's. */
export function findOwnReview(
	db: Database,
	{ owner, language, reviewId }: { owner: Owner; language: Language; reviewId: number },
) {
	return select(db, language)
		.innerJoin(courseReviews, eq(courseReviews.courseId, courses.id))
		.innerJoin(writers, eq(writers.id, courseReviews.userId))
		.leftJoin(answering, eq(answering.id, courseReviews.answeredBy))
		.where(and(eq(courseReviews.id, reviewId), isOwn(owner)));
}

/** The courses of an owner by name, for the filter. */
export function listOwnCourseNames(db: Database, { owner, language }: { owner: Owner; language: Language }) {
	const [asked, english] = titlesIn();
	return db
		.select({ id: courses.id, title: localizedColumn("title", asked.title, english.title) })
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(isOwn(owner))
		.orderBy(asc(courses.position), asc(courses.id));
}

const writers = alias(users, "writers");
const answering = alias(users, "answering");

function select(db: Database, language: Language) {
	const [asked, english] = titlesIn();
	return db
		.select({
			id: sql<number>`${courseReviews.id}`.as("review_id"),
			courseId: courseReviews.courseId,
			course: localizedColumn("course_title", asked.title, english.title),
			stars: courseReviews.stars,
			body: courseReviews.body,
			language: sql<string>`${courseReviews.language}`.as("review_language"),
			createdAt: sql<Date>`${courseReviews.createdAt}`.mapWith(courseReviews.createdAt).as("written_at"),
			name: sql<string>`${writers.name}`.as("writer"),
			// Teachers count as members, so only countries hidden from everybody are left out.
			country: sql<string | null>`case when exists (
				select 1 from ${profiles} where ${profiles.userId} = ${writers.id}
					and json_extract(${profiles.visibility}, '$.country') = 'nobody'
			) then null else ${writers.country} end`.as("writer_country"),
			answer: courseReviews.answer,
			answerLanguage: courseReviews.answerLanguage,
			answeredAt: courseReviews.answeredAt,
			answeredBy: sql<string | null>`${answering.name}`.as("answering_name"),
		})
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.$dynamic();
}

function titlesIn() {
	return [alias(courseTranslations, "asked"), alias(courseTranslations, "english")] as const;
}
