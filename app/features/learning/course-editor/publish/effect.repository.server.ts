import { and, countDistinct, eq, gt, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { courses, enrollments, lessonProgress, lessons } from "#db/schema/schema.ts";

type Input = {
	courseId: number;
	lessons: readonly string[];
	/** Those of the lessons whose film changes. */
	films: readonly string[];
	since: Date;
};

/**
 * How many learners the lessons concern, given by their keys: who finished one, who was in one since an instant, who has
 * watched something of a film that changes.
 */
export function countConcerned(db: Database, { courseId, lessons: keys, films, since }: Input) {
	const learner = lessonProgress.enrollmentId;
	const finished = sql`case when ${isNotNull(lessonProgress.completedAt)} then ${learner} end`;
	const inside = sql`case when ${gte(lessonProgress.lastSeenAt, since)} then ${learner} end`;
	const hasWatched = and(gt(lessonProgress.watchedSeconds, 0), isAmong(films));
	const watched = sql`case when ${hasWatched} then ${learner} end`;
	return db
		.select({
			finished: countDistinct(finished).as("finished"),
			inside: countDistinct(inside).as("inside"),
			watched: countDistinct(watched).as("watched"),
		})
		.from(lessonProgress)
		.innerJoin(enrollments, eq(enrollments.id, learner))
		.innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
		.where(and(eq(enrollments.courseId, courseId), eq(lessons.courseId, courseId), isAmong(keys)));
}

function isAmong(keys: readonly string[]): SQL {
	return inArray(lessons.key, sql`(select value from json_each(${JSON.stringify(keys)}))`);
}

export function countEnrolled(db: Database, courseId: number) {
	return db.select({ enrolled: courses.enrollmentCount }).from(courses).where(eq(courses.id, courseId));
}
