import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../db/client.server";
import { courses, courseTranslations, enrollments, users } from "../../../db/schema/schema";
import { DEFAULT_LANGUAGE, type Language } from "../../shared/languages";
import { localizedColumn } from "../../shared/localized-column.server";
import { UNFINISHED_STATUSES } from "../learning/enrollment/enrollment-status";
import { COUNTED_LEARNERS, LEARNERS_PER_PAGE, type LearnersQuery, SEARCHED_LEARNERS } from "./learners-query";
import { namePatterns } from "./name-patterns";

/** Whose courses: an instructor's own, or (`null`, for admins) all of the school. */
type Owner = { instructorId: number | null };
type Input = Owner & { language: Language; query: LearnersQuery };

export type TaughtCourse = Awaited<ReturnType<typeof listTaughtCourses>>[number];
export type LearnerRow = Awaited<ReturnType<typeof listCourseLearners>>[number];

/** The courses of an instructor with their figures, and a page of the learners of one of them, in one round trip. */
export async function findTeaching(db: Database, input: Input) {
	const [taught, learners] = await db.batch([listTaughtCourses(db, input), listCourseLearners(db, input)]);
	return { taught, learners };
}

/**
 * The courses in their order. `counted` says over how many learners `active`,
 * `completed` and `averageProgress` are taken: all of them, or the 500 latest.
 */
export function listTaughtCourses(db: Database, { instructorId, language }: Omit<Input, "query">) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	const latest = alias(enrollments, "latest");
	// Correlated with the course, so that the index on course and activity ends the reading after 500 rows.
	const latestOfCourse = db
		.select({ id: latest.id })
		.from(latest)
		.where(eq(latest.courseId, courses.id))
		.orderBy(desc(latest.lastActivityAt))
		.limit(COUNTED_LEARNERS);

	return db
		.select({
			id: sql<number>`${courses.id}`.as("course_id"),
			title: localizedColumn("title", asked.title, english.title),
			publishedAt: courses.publishedAt,
			enrollmentCount: courses.enrollmentCount,
			ratingSum: courses.ratingSum,
			ratingCount: courses.ratingCount,
			counted: sql<number>`count(${enrollments.id})`.as("counted"),
			active: countOf(inArray(enrollments.status, UNFINISHED_STATUSES)).as("active"),
			completed: countOf(eq(enrollments.status, "completed")).as("completed"),
			averageProgress: sql<number | null>`avg(${enrollments.progress})`.as("average_progress"),
		})
		.from(courses)
		.leftJoin(enrollments, sql`${enrollments.id} in (${latestOfCourse})`)
		.leftJoin(asked, and(eq(asked.courseId, courses.id), eq(asked.language, language)))
		.leftJoin(english, and(eq(english.courseId, courses.id), eq(english.language, DEFAULT_LANGUAGE)))
		.where(isOwn(instructorId))
		.groupBy(courses.id)
		.orderBy(asc(courses.position), asc(courses.id));
}

/**
 * A page of the learners of one course: of the one that is asked for, else of
 * the first. None when the course is another's. `total` is how many names match
 * a search, among the latest 2000; it is 0 without a search. Carries no e-mail address.
 */
export function listCourseLearners(db: Database, { instructorId, query }: Omit<Input, "language">) {
	const { courseId, q, sort, page } = query;
	const byActivity = sort === "latest" ? desc : asc;
	const offset = (page - 1) * LEARNERS_PER_PAGE;
	const taken = alias(enrollments, "taken");
	const course = db
		.select({ id: courses.id })
		.from(courses)
		.where(and(isOwn(instructorId), courseId === null ? undefined : eq(courses.id, courseId)))
		.orderBy(asc(courses.position), asc(courses.id))
		.limit(1);
	// Ids alone, in the order of the index: what is passed over is never looked up.
	const listed = db
		.select({ id: taken.id })
		.from(taken)
		.where(eq(taken.courseId, sql`(${course})`))
		.orderBy(byActivity(taken.lastActivityAt), byActivity(taken.id))
		.limit(q ? SEARCHED_LEARNERS : LEARNERS_PER_PAGE)
		.offset(q ? 0 : offset)
		.as("listed");

	return db
		.select({
			enrollmentId: sql<number>`${enrollments.id}`.as("enrollment_id"),
			name: users.name,
			country: users.country,
			status: enrollments.status,
			progress: enrollments.progress,
			lastActivityAt: enrollments.lastActivityAt,
			total: (q ? sql<number>`count(*) over ()` : sql<number>`0`).as("total"),
		})
		.from(listed)
		.innerJoin(enrollments, eq(enrollments.id, listed.id))
		.innerJoin(users, eq(users.id, enrollments.userId))
		.where(q ? nameHolds(q) : undefined)
		.orderBy(byActivity(enrollments.lastActivityAt), byActivity(enrollments.id))
		.limit(LEARNERS_PER_PAGE)
		.offset(q ? offset : 0);
}

function isOwn(instructorId: number | null): SQL | undefined {
	return instructorId === null ? undefined : eq(courses.instructorId, instructorId);
}

function nameHolds(search: string): SQL | undefined {
	return or(...namePatterns(search).map((pattern) => sql`${users.name} like ${pattern} escape '\\'`));
}

function countOf(condition: SQL) {
	return sql<number>`coalesce(sum(${condition}), 0)`;
}
