import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courseTranslations, enrollments, entitlements, users } from "#db/schema/schema.ts";
import type { EnrollmentsQuery } from "./enrollments-query";
import { isDown, opensCourse, pickEnrollments } from "./pick-enrollments.repository.server";

export type EnrollmentRow = Awaited<ReturnType<typeof listEnrollmentsAtDesk>>[number];

/** Later than any end: an open right without one. */
const FOR_EVER = 8_640_000_000_000_000;

/**
 * A page of enrollments with the learner, the course and until when it is open. Which ones is found by an index for
 * each order and filter and ends with the page; only these are then written out. Rows before a cursor come in the
 * opposite order, nearest first: `toCursorPage` puts them right.
 */
export function listEnrollmentsAtDesk(
	db: Database,
	query: EnrollmentsQuery,
	{ language, now }: { language: Language; now: Date },
) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	const picked = pickEnrollments(db, query, now).as("picked");
	const { orderBy } = keyset(
		{ columns: [picked.first, picked.second, picked.third], isDescending: isDown(query) },
		null,
	);
	return db
		.select({
			first: picked.first,
			second: picked.second,
			third: picked.third,
			id: enrollments.id,
			userId: enrollments.userId,
			name: users.name,
			email: users.email,
			title: localizedColumn("title", asked.title, english.title),
			status: enrollments.status,
			source: enrollments.source,
			progress: enrollments.progress,
			lastActivityAt: enrollments.lastActivityAt,
			openUntil: latestEnd(db, now).as("open_until"),
			lastDay: lastDayOfLatest(db, now).as("last_day"),
		})
		.from(picked)
		.innerJoin(enrollments, eq(enrollments.id, picked.id))
		.innerJoin(users, eq(users.id, enrollments.userId))
		.leftJoin(asked, translates(asked.courseId, enrollments.courseId, language))
		.leftJoin(english, translates(english.courseId, enrollments.courseId, DEFAULT_LANGUAGE))
		.orderBy(...orderBy);
}

/** What an enrollment is known by in a cursor. */
export function enrollmentKey({ first, second, third }: EnrollmentRow): Key {
	return [first, second, third];
}

/** Until when a course is open to who takes it, in milliseconds; null where nothing opens it. */
function latestEnd(db: Database, now: Date): SQL<number | null> {
	return sql<number | null>`(${db
		.select({ until: sql`max(${END})` })
		.from(entitlements)
		.where(isOpenNow(now))})`;
}

/** The day that an admin typed as the last of what is open the longest; null where that ends at an instant, or never. */
function lastDayOfLatest(db: Database, now: Date): SQL<string | null> {
	return sql<string | null>`(${db
		.select({ lastDay: entitlements.lastDay })
		.from(entitlements)
		.where(isOpenNow(now))
		.orderBy(desc(END))
		.limit(1)})`;
}

const END = sql`coalesce(${entitlements.untilAt}, ${FOR_EVER})`;

function isOpenNow(now: Date): SQL | undefined {
	const at = now.getTime();
	return and(
		opensCourse,
		sql`${entitlements.fromAt} <= ${at}`,
		sql`(${entitlements.untilAt} is null or ${entitlements.untilAt} > ${at})`,
		sql`(${entitlements.endedAt} is null or ${entitlements.endedAt} > ${at})`,
	);
}
