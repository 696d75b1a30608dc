import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, max, or, type SQL, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { courseFigures, courses, enrollments, lessonProgress, lessons } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { COUNTED_LEARNERS } from "./counted-learners.ts";
import type { countedPeriods } from "./course-figures.ts";

/** Learners from which the time to finish is taken, the latest to finish. */
const TIMED_LEARNERS = 500;
/** A course of more learners is counted again after hours instead of minutes. */
const LARGE_COURSE = 2_000;
const MINUTES_APART = 10;
const HOURS_APART = 6;

type Input = { courseId: number; now: Date; periods: ReturnType<typeof countedPeriods> };

/** Everything of a course that comes from enrollments and progress, by index, for one batch. */
export function enrollmentStatements(db: Database, { courseId, now, periods }: Input) {
	const { recentFrom, earlierFrom, weeksFrom, quietBefore } = periods;
	const ofCourse = eq(enrollments.courseId, courseId);
	const isEarlier = (at: SQL) => sql<number>`sum(${at} < ${recentFrom.getTime()})`;
	const weeksAgo = sql<number>`cast((${now.getTime()} - ${enrollments.createdAt}) / ${WEEK_MS} as integer)`;
	const learners = db
		.select({
			id: enrollments.id,
			isFinished: sql<boolean>`${enrollments.completedAt} is not null`.mapWith(Boolean).as("is_finished"),
			isQuiet: sql<boolean>`${enrollments.lastActivityAt} < ${quietBefore.getTime()}`.mapWith(Boolean).as("is_quiet"),
		})
		.from(enrollments)
		.where(ofCourse)
		.orderBy(desc(enrollments.createdAt))
		.limit(COUNTED_LEARNERS)
		.as("learners");
	const furthest = db
		.select({ position: max(lessons.position) })
		.from(lessonProgress)
		.innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
		.where(and(eq(lessonProgress.enrollmentId, learners.id), isNull(lessons.retiredAt)));
	return {
		active: db
			.select({ learners: count().as("learners") })
			.from(enrollments)
			.where(and(ofCourse, gte(enrollments.lastActivityAt, recentFrom))),
		joined: db
			.select({
				learners: count().as("learners"),
				earlier: isEarlier(sql`${enrollments.createdAt}`).as("earlier"),
			})
			.from(enrollments)
			.where(and(ofCourse, gte(enrollments.createdAt, earlierFrom))),
		weeks: db
			.select({ weeksAgo: weeksAgo.as("weeks_ago"), learners: count().as("learners") })
			.from(enrollments)
			.where(and(ofCourse, gte(enrollments.createdAt, weeksFrom)))
			.groupBy(sql`weeks_ago`),
		completed: db
			.select({ learners: count().as("learners") })
			.from(enrollments)
			.where(and(ofCourse, isNotNull(enrollments.completedAt))),
		finished: db
			.select({
				learners: count().as("learners"),
				earlier: isEarlier(sql`${enrollments.completedAt}`).as("earlier"),
			})
			.from(enrollments)
			.where(and(ofCourse, gte(enrollments.completedAt, earlierFrom))),
		timed: db
			.select({ createdAt: enrollments.createdAt, completedAt: enrollments.completedAt })
			.from(enrollments)
			.where(and(ofCourse, isNotNull(enrollments.completedAt)))
			.orderBy(desc(enrollments.completedAt))
			.limit(TIMED_LEARNERS),
		reach: db
			.select({
				position: sql<number | null>`(${furthest})`.as("position"),
				isFinished: learners.isFinished,
				isQuiet: learners.isQuiet,
				learners: count().as("learners"),
			})
			.from(learners)
			.groupBy(sql`1, 2, 3`),
		lessons: db
			.select({ id: lessons.id, position: lessons.position })
			.from(lessons)
			.where(and(eq(lessons.courseId, courseId), isNull(lessons.retiredAt)))
			.orderBy(asc(lessons.position)),
	};
}

export function putCourseFigures(db: Database, figures: typeof courseFigures.$inferInsert): Write {
	const { courseId: _, ...set } = figures;
	return db.insert(courseFigures).values(figures).onConflictDoUpdate({ target: courseFigures.courseId, set });
}

/**
 * Courses to count, those never counted first: where something has happened since, after some minutes or, in a large
 * course, some hours; and all once a day, because the last 30 days move on.
 */
export function listUncountedCourses(db: Database, now: Date, limit: number) {
	const { countedAt } = courseFigures;
	const before = (ms: number) => new Date(now.getTime() - ms);
	const lastActivity = sql`(select max(${enrollments.lastActivityAt}) from ${enrollments}
		where ${enrollments.courseId} = ${courses.id})`;
	const isLarge = sql`${courses.enrollmentCount} > ${LARGE_COURSE}`;
	const wait = sql`case when ${isLarge} then ${before(HOURS_APART * HOUR_MS).getTime()}
		else ${before(MINUTES_APART * MINUTE_MS).getTime()} end`;
	return db
		.select({ courseId: courses.id })
		.from(courses)
		.leftJoin(courseFigures, eq(courseFigures.courseId, courses.id))
		.where(
			or(
				isNull(countedAt),
				lt(countedAt, before(DAY_MS)),
				and(sql`${countedAt} < ${wait}`, sql`${lastActivity} >= ${countedAt}`),
			),
		)
		.orderBy(asc(countedAt), asc(courses.id))
		.limit(limit);
}
