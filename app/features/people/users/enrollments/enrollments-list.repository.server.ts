import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courseTranslations, enrollments, entitlements, users } from "#db/schema/schema.ts";
import type { EnrollmentsQuery } from "./enrollments-query";
import { isDescendingOrder, opensCourse, pickEnrollments } from "./pick-enrollments.repository.server";

export type EnrollmentRow = Awaited<ReturnType<typeof listEnrollmentsAtDesk>>[number];

/** Sorts open entitlements without an end last. */
const FOR_EVER = 8_640_000_000_000_000;

/**
 * A page of enrollments with learner, course and end of access. Each order and filter has an index that stops at the
 * page size; only those rows are joined. Rows before a cursor come in reverse, nearest first: `toCursorPage` reorders
 * them.
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
		{ columns: [picked.first, picked.second, picked.third], isDescending: isDescendingOrder(query) },
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

export function enrollmentKey({ first, second, third }: EnrollmentRow): Key {
	return [first, second, third];
}

function latestEnd(db: Database, now: Date): SQL<number | null> {
	return sql<number | null>`(${db
		.select({ until: sql`max(${ENTITLEMENT_END})` })
		.from(entitlements)
		.where(isOpenNow(now))})`;
}

/** Last day, as an admin typed it, of the longest access; null when it ends at an instant or never. */
function lastDayOfLatest(db: Database, now: Date): SQL<string | null> {
	return sql<string | null>`(${db
		.select({ lastDay: entitlements.lastDay })
		.from(entitlements)
		.where(isOpenNow(now))
		.orderBy(desc(ENTITLEMENT_END))
		.limit(1)})`;
}

const ENTITLEMENT_END = sql`coalesce(${entitlements.untilAt}, ${FOR_EVER})`;

function isOpenNow(now: Date): SQL | undefined {
	const at = now.getTime();
	return and(
		opensCourse,
		sql`${entitlements.fromAt} <= ${at}`,
		sql`(${entitlements.untilAt} is null or ${entitlements.untilAt} > ${at})`,
		sql`(${entitlements.endedAt} is null or ${entitlements.endedAt} > ${at})`,
	);
}
