import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { sourceOfAccess } from "#app/features/learning/entitlements/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { type Key, keyset, readKey } from "#app/shared/lists/keyset.server.ts";
import { trigramMatch } from "#app/shared/lists/trigram-match.ts";
import type { Database } from "#db/client.server.ts";
import { peopleSearch } from "#db/schema/people/people-search.ts";
import { enrollments, entitlements } from "#db/schema/schema.ts";
import { ENROLLMENTS_PER_PAGE, type EnrollmentsQuery, orderOf } from "./enrollments-query";

const ROWS_WITH_ONE_MORE = ENROLLMENTS_PER_PAGE + 1;
const ofEnrollment = { userId: sql<number>`${enrollments.userId}`, courseId: sql`${enrollments.courseId}` };

/** Join condition: an entitlement of the same person for the enrollment's course or for all courses, in force or not. */
export const opensCourse = and(
	eq(entitlements.userId, enrollments.userId),
	or(
		eq(entitlements.thingKind, "all"),
		and(eq(entitlements.thingKind, "course"), eq(entitlements.thingId, enrollments.courseId)),
	),
);

export function pickEnrollments(db: Database, query: EnrollmentsQuery, now: Date) {
	const { course, status, state } = query.filters;
	const order = orderOf(query);
	const columns = columnsOf(query);
	const after = readKey(query.page, ["number", "number", "number"]);
	const { where, orderBy } = keyset({ columns, isDescending: isDescendingOrder(query) }, after);
	const [first, second, third] = columns;
	const shown = {
		id: sql<number>`${enrollments.id}`.as("picked_id"),
		first: sql<number>`${first}`.as("first"),
		second: sql<number>`${second}`.as("second"),
		third: sql<number>`${third}`.as("third"),
	};
	const match = order === "found" ? trigramMatch(query.q, ["name", "email"]) : null;
	// Filtered while reading; `+` keeps SQLite from choosing these indexes.
	const narrowed = and(
		course === null ? undefined : sql`+${enrollments.courseId} = ${course}`,
		status === null ? undefined : sql`+${enrollments.status} = ${status}`,
	);
	if (match) {
		const hasState =
			state && sql`exists (select 1 from ${entitlements} where ${and(opensCourse, inState(db, state, now))})`;
		const which = and(narrowed, hasState ?? undefined);
		const found = findLearners(db, { match, which, after, isDescending: isDescendingOrder(query) }).as("found");
		return (
			db
				.select(shown)
				.from(found)
				// Cross join, so that SQLite starts from the search results.
				.crossJoin(enrollments)
				.where(and(eq(enrollments.userId, found.userId), where, which))
				.orderBy(...orderBy)
				.limit(ROWS_WITH_ONE_MORE)
		);
	}
	if (state) {
		return db
			.select(shown)
			.from(entitlements)
			.crossJoin(enrollments)
			.where(and(inState(db, state, now), opensCourse, where, narrowed))
			.orderBy(...orderBy)
			.limit(ROWS_WITH_ONE_MORE);
	}
	return db
		.select(shown)
		.from(enrollments)
		.where(
			and(
				course === null ? undefined : eq(enrollments.courseId, course),
				status === null ? undefined : course === null ? eq(enrollments.status, status) : narrowed,
				where,
				// A bound makes SQLite seek in the index and read only what it returns.
				sql`${enrollments.lastActivityAt} >= 0`,
			),
		)
		.orderBy(...orderBy)
		.limit(ROWS_WITH_ONE_MORE);
}

type LearnerSearch = { match: string; which: SQL | undefined; after: Key | null; isDescending: boolean };

/** As many matching learners as a page can need, each with a matching enrollment: the search then stops reading. */
function findLearners(db: Database, { match, which, after, isDescending }: LearnerSearch) {
	const { rowid } = peopleSearch;
	const from = after?.[0];
	// FTS5 seeks only to integer bounds, and D1 binds numbers as floats.
	const bound =
		from === undefined ? undefined : sql`${rowid} ${isDescending ? sql`<=` : sql`>=`} cast(${from} as integer)`;
	return db
		.select({ userId: sql<number>`${rowid}`.as("found_id") })
		.from(peopleSearch)
		.where(
			and(
				sql`${peopleSearch} match ${match}`,
				bound,
				sql`exists (select 1 from ${enrollments} where ${and(eq(enrollments.userId, rowid), which)})`,
			),
		)
		.orderBy(isDescending ? desc(rowid) : asc(rowid))
		.limit(ROWS_WITH_ONE_MORE + 1);
}

function columnsOf(query: EnrollmentsQuery): [SQL, SQL, SQL] {
	const column = (one: unknown) => sql`${one}`;
	switch (orderOf(query)) {
		case "found":
			return [column(enrollments.userId), column(enrollments.courseId), column(enrollments.id)];
		case "rights": {
			const at = query.filters.state === "paused" ? entitlements.id : entitlements.untilAt;
			return [column(at), column(entitlements.id), column(enrollments.courseId)];
		}
		case "activity":
			return [column(enrollments.lastActivityAt), column(enrollments.id), column(enrollments.id)];
	}
}

/** True for descending; rows before a cursor are read in reverse. */
export function isDescendingOrder(query: EnrollmentsQuery): boolean {
	const isBackwards = query.page?.side === "before";
	const isUsual =
		orderOf(query) === "activity" ? query.isDescending : query.filters.state !== "ending" || query.q !== "";
	return isUsual !== isBackwards;
}

function inState(db: Database, state: NonNullable<EnrollmentsQuery["filters"]["state"]>, now: Date): SQL | undefined {
	const at = now.getTime();
	const hasEnd = isNull(entitlements.endedAt);
	const isClosed = sql`${sourceOfAccess(db, { ...ofEnrollment, now })} is null`;
	switch (state) {
		case "paused":
			return and(sql`${entitlements.endedWhy} = 'paused'`, isClosed);
		case "ending":
			return and(hasEnd, sql`${entitlements.untilAt} > ${at}`, sql`${entitlements.untilAt} <= ${at + 30 * DAY_MS}`);
		case "over":
			return and(hasEnd, sql`${entitlements.untilAt} <= ${at}`, isClosed);
	}
}
