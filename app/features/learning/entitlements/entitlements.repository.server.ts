import { and, type Column, eq, exists, inArray, notExists, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { rowsColumn } from "#db/rows-column.server.ts";
import { entitlements } from "#db/schema/schema.ts";

type OfCourse = { userId: UserId | Column; courseId: number | SQL };

const ACCESS_COLUMNS = {
	thingKind: entitlements.thingKind,
	thingId: entitlements.thingId,
	sourceKind: entitlements.sourceKind,
	fromAt: entitlements.fromAt,
	untilAt: entitlements.untilAt,
	endedAt: entitlements.endedAt,
	endedWhy: entitlements.endedWhy,
};

/** All current and past entitlements that concern the course, for `canAccess`. */
export function listEntitlements(db: Database, ofCourse: OfCourse) {
	return db.select(ACCESS_COLUMNS).from(entitlements).where(coversCourse(ofCourse));
}

/** The same as a column in a query of users. */
export function entitlementsColumn(ofCourse: { userId: Column; courseId: number | SQL }) {
	return rowsColumn("entitlements", ACCESS_COLUMNS, { from: sql`${entitlements} where ${coversCourse(ofCourse)}` });
}

export function listAllEntitlements(db: Database, userId: UserId) {
	return db
		.select({ ...ACCESS_COLUMNS, lastDay: entitlements.lastDay })
		.from(entitlements)
		.where(eq(entitlements.userId, userId));
}

/** Does nothing if the user ever had an entitlement to the course; an ended one is not renewed. */
export function insertFreeEntitlement(
	db: Database,
	{ userId, courseId, now, isFree }: { userId: number; courseId: number; now: Date; isFree: SQL },
) {
	const at = now.getTime();
	const held = db
		.select({ one: sql`1`.as("one") })
		.from(entitlements)
		.where(coversCourse({ userId, courseId }));
	return db
		.insert(entitlements)
		.select(
			sql`select null, ${userId}, 'course', ${courseId}, 'free', '', ${at}, null, null, null, ${at}, null
			where ${isFree} and ${notExists(held)}`,
		)
		.onConflictDoNothing();
}

/** SQL expression: the source that opens the course at an instant, or null. */
export function sourceOfAccess(db: Database, { userId, courseId, now }: OfCourse & { now: Date }) {
	const at = now.getTime();
	return sql<string | null>`(${db
		.select({ source: entitlements.sourceKind })
		.from(entitlements)
		.where(
			and(
				coversCourse({ userId, courseId }),
				sql`${entitlements.fromAt} <= ${at}`,
				isLater(entitlements.untilAt, at),
				isLater(entitlements.endedAt, at),
			),
		)
		.limit(1)})`;
}

/** SQL condition: the user holds one of the plans. `planIds` selects their ids. */
export function holdsPlan(db: Database, { userId, planIds, now }: { userId: UserId; planIds: SQLWrapper; now: Date }) {
	const at = now.getTime();
	const { thingKind, thingId, fromAt, untilAt, endedAt } = entitlements;
	return exists(
		db
			.select({ one: sql`1`.as("one") })
			.from(entitlements)
			.where(
				and(
					eq(entitlements.userId, userId),
					eq(thingKind, "plan"),
					inArray(thingId, planIds),
					sql`${fromAt} <= ${at}`,
					isLater(untilAt, at),
					isLater(endedAt, at),
				),
			),
	);
}

function coversCourse({ userId, courseId }: OfCourse): SQL | undefined {
	const isCourse = and(eq(entitlements.thingKind, "course"), eq(entitlements.thingId, sql`${courseId}`));
	return and(eq(entitlements.userId, userId), or(isCourse, eq(entitlements.thingKind, "all")));
}

function isLater(instant: SQLWrapper, at: number): SQL {
	return sql`(${instant} is null or ${instant} > ${at})`;
}
