import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { courseReviews, courses } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { coTeachers } from "../co-teachers/co-teachers.sql.ts";

/** A review with what decides who may answer it. */
export function findReviewToAnswer(db: Database, reviewId: number) {
	return db
		.select({
			id: courseReviews.id,
			courseId: courseReviews.courseId,
			instructorId: courses.instructorId,
			coTeachers: coTeachers(),
			answeredAt: courseReviews.answeredAt,
			answerLanguage: courseReviews.answerLanguage,
		})
		.from(courseReviews)
		.innerJoin(courses, eq(courses.id, courseReviews.courseId))
		.where(eq(courseReviews.id, reviewId));
}

type Answer = { reviewId: number; body: string; language: string; by: number; now: Date };

/** Replaces an earlier answer, whose time stays. */
export function saveAnswer(db: Database, { reviewId, body, language, by, now }: Answer): Write {
	return db
		.update(courseReviews)
		.set({
			answer: body,
			answerLanguage: language,
			answeredBy: by,
			answeredAt: sql`coalesce(${courseReviews.answeredAt}, ${now.getTime()})`,
		})
		.where(eq(courseReviews.id, reviewId));
}

export function removeAnswer(db: Database, reviewId: number): Write {
	return db
		.update(courseReviews)
		.set({ answer: null, answerLanguage: null, answeredBy: null, answeredAt: null })
		.where(and(eq(courseReviews.id, reviewId), isNotNull(courseReviews.answeredAt)));
}
