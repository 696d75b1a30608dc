import { and, eq, sql } from "drizzle-orm";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import { trigramMatch } from "#app/shared/lists/trigram-match.ts";
import type { Database } from "#db/client.server.ts";
import { peopleSearch } from "#db/schema/people/people-search.ts";
import { enrollments, profiles, users } from "#db/schema/schema.ts";
import { chosenCourse, type Owner } from "../own-courses.repository.server";
import { LEARNERS_PER_PAGE, type LearnersQuery } from "./learners-query";

export type LearnerRow = Awaited<ReturnType<typeof listCourseLearners>>[number];

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
export function learnerKey({ enrollmentId, ...learner }: LearnerRow, { sort }: LearnersQuery): Key {
	if (sort === "progress") return [learner.progress, enrollmentId];
	return [(sort === "enrolled" ? learner.enrolledAt : learner.lastActivityAt).getTime(), enrollmentId];
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
	enrolledAt: enrollments.createdAt,
	lastActivityAt: enrollments.lastActivityAt,
	completedAt: enrollments.completedAt,
};

const SORT_COLUMNS = {
	activity: enrollments.lastActivityAt,
	progress: enrollments.progress,
	enrolled: enrollments.createdAt,
} as const;

function filterAndOrder(db: Database, { query, portion, ...owner }: ListInput) {
	const { filters, sort, isDescending } = query;
	const course = chosenCourse(db, owner, filters.course);
	const columns = [SORT_COLUMNS[sort], enrollments.id];
	const { where, orderBy } = keyset({ columns, isDescending }, "after" in portion ? portion.after : null);
	const isOfCourse = and(
		eq(enrollments.courseId, sql`(${course})`),
		filters.status ? eq(enrollments.status, filters.status) : undefined,
	);
	return { isOfCourse, where: and(isOfCourse, where), orderBy };
}
