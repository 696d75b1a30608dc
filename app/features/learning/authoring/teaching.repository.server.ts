import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { UNFINISHED_STATUSES } from "#app/features/learning/enrollment/enrollment-status.ts";
import { userOfSession } from "#app/features/people/auth/face.server.ts";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import { trigramMatch } from "#app/shared/lists/trigram-match.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { peopleSearch } from "#db/schema/people/people-search.ts";
import { courses, courseTranslations, enrollments, profiles, users } from "#db/schema/schema.ts";
import { COUNTED_LEARNERS, LEARNERS_PER_PAGE, type LearnersQuery } from "./learners-query";

/** An instructor's courses, or all (`null`, for admins). A session selects what applies to its user. */
type Owner = { instructorId: number | null } | { session: string };
type Input = Owner & { language: Language; query: LearnersQuery };

export type TaughtCourse = Awaited<ReturnType<typeof listTaughtCourses>>[number];
export type LearnerRow = Awaited<ReturnType<typeof listCourseLearners>>[number];

/** The instructor's courses with figures, and one page of learners of one of them, in one trip. */
export async function findTeaching(db: Database, input: Input) {
	const [taught, learners] = await db.batch([listTaughtCourses(db, input), listCourseLearners(db, input)]);
	return { taught, learners };
}

export function listTaughtCourses(db: Database, { language, ...owner }: Owner & { language: Language }) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	const latest = alias(enrollments, "latest");
	// Correlated with the course, so that the index on course and activity stops after 500 rows.
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
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(isOwn(owner))
		.groupBy(courses.id)
		.orderBy(asc(courses.position), asc(courses.id));
}

/** Starts at an offset or after a row (keyset). */
type Portion = { limit: number } & ({ offset: number } | { after: Key | null });

/**
 * One page (or export portion) of learners of the course in the query, else of the first course. Empty for someone
 * else's course. `total` counts the matches of a search or status; it is 0 without either, because the course row has
 * the count. Contains no e-mail addresses.
 */
export function listCourseLearners(
	db: Database,
	{ query, ...owner }: Owner & { query: LearnersQuery },
	portion: Portion = { limit: LEARNERS_PER_PAGE, offset: (query.page - 1) * LEARNERS_PER_PAGE },
) {
	const match = trigramMatch(query.q, ["name"]);
	const input = { ...owner, query, portion };
	return match ? searchLearners(db, input, match) : allLearners(db, input);
}

/** The keyset from which the export continues. */
export function learnerKey({ enrollmentId, progress, lastActivityAt }: LearnerRow, { sort }: LearnersQuery): Key {
	return [sort === "activity" ? lastActivityAt.getTime() : progress, enrollmentId];
}

type ListInput = Owner & { query: LearnersQuery; portion: Portion };

function allLearners(db: Database, input: ListInput) {
	const { where, orderBy, isOfCourse } = filterAndOrder(db, input);
	const { query, portion } = input;
	const counted = db.select({ n: sql`count(*)` }).from(enrollments).where(isOfCourse);
	// Ids only, in index order: skipped rows are never looked up.
	const listed = db
		.select({ id: enrollments.id })
		.from(enrollments)
		.where(where)
		.orderBy(...orderBy)
		.limit(portion.limit)
		.offset("offset" in portion ? portion.offset : 0)
		.as("listed");

	return db
		.select({
			...LEARNER_COLUMNS,
			total: (query.filters.status ? sql<number>`${counted}` : sql<number>`0`).as("total"),
		})
		.from(listed)
		.innerJoin(enrollments, eq(enrollments.id, listed.id))
		.innerJoin(users, eq(users.id, enrollments.userId))
		.orderBy(...orderBy);
}

function searchLearners(db: Database, input: ListInput, match: string) {
	const { where, orderBy } = filterAndOrder(db, input);
	const { portion } = input;
	return (
		db
			.select({ ...LEARNER_COLUMNS, total: sql<number>`count(*) over ()`.as("total") })
			.from(peopleSearch)
			// Cross join, so that SQLite looks up enrollments of the few listed users and not the reverse.
			.crossJoin(enrollments)
			.innerJoin(users, eq(users.id, enrollments.userId))
			.where(and(sql`${peopleSearch} match ${match}`, eq(enrollments.userId, peopleSearch.rowid), where))
			.orderBy(...orderBy)
			.limit(portion.limit)
			.offset("offset" in portion ? portion.offset : 0)
	);
}

const LEARNER_COLUMNS = {
	enrollmentId: sql<number>`${enrollments.id}`.as("enrollment_id"),
	name: users.name,
	// Teachers count as members, so only countries hidden from everybody are left out.
	country: sql<string | null>`case when exists (
		select 1 from ${profiles} where ${profiles.userId} = ${users.id}
			and json_extract(${profiles.visibility}, '$.country') = 'nobody'
	) then null else ${users.country} end`.as("learner_country"),
	status: enrollments.status,
	progress: enrollments.progress,
	lastActivityAt: enrollments.lastActivityAt,
};

function filterAndOrder(db: Database, { query, portion, ...owner }: ListInput) {
	const { filters, sort, isDescending } = query;
	const course = db
		.select({ id: courses.id })
		.from(courses)
		.where(and(isOwn(owner), filters.course === null ? undefined : eq(courses.id, filters.course)))
		.orderBy(asc(courses.position), asc(courses.id))
		.limit(1);
	const columns = [sort === "activity" ? enrollments.lastActivityAt : enrollments.progress, enrollments.id];
	const { where, orderBy } = keyset({ columns, isDescending }, "after" in portion ? portion.after : null);
	const isOfCourse = and(
		eq(enrollments.courseId, sql`(${course})`),
		filters.status ? eq(enrollments.status, filters.status) : undefined,
	);
	return { isOfCourse, where: and(isOfCourse, where), orderBy };
}

function isOwn(owner: Owner): SQL | undefined {
	if ("session" in owner) {
		const userId = userOfSession(owner.session);
		const isAdmin = sql`exists (select 1 from ${users} asking where asking.id = ${userId} and asking.role = 'admin')`;
		return sql`(${courses.instructorId} = ${userId} or ${isAdmin})`;
	}
	return owner.instructorId === null ? undefined : eq(courses.instructorId, owner.instructorId);
}

function countOf(condition: SQL) {
	return sql<number>`coalesce(sum(${condition}), 0)`;
}
