import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { LastDay } from "#app/shared/calendar-day.ts";
import type { Database } from "#db/client.server.ts";
import { entitlements } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type GrantedRight = { kind: "course"; courseId: number } | { kind: "all" };
export type DeskRight = Awaited<ReturnType<typeof findRight>>[number];
type RightKey = { id: number; userId: number; now: Date };

const FROM_THE_DESK = "desk";
/** Admins may end or pause only these; purchases and memberships change where they were paid. */
const isDeskRight = inArray(entitlements.sourceKind, ["grant", "free"]);

/** Grants a course or all courses, up to a last day or permanently. At most one open grant per thing. */
export function setGrant(
	db: Database,
	{ userId, thing, until, now }: { userId: number; thing: GrantedRight; until: LastDay | null; now: Date },
): Write {
	const { thingKind, thingId, sourceKind, sourceId } = entitlements;
	return db
		.insert(entitlements)
		.values({
			userId,
			thingKind: thing.kind,
			thingId: thing.kind === "course" ? thing.courseId : 0,
			sourceKind: "grant",
			sourceId: FROM_THE_DESK,
			fromAt: now,
			...endOf(until),
			createdAt: now,
		})
		.onConflictDoUpdate({
			target: [entitlements.userId, thingKind, thingId, sourceKind, sourceId],
			targetWhere: sql`ended_at is null`,
			set: endOf(until),
			setWhere: hasOtherEnd(until),
		});
}

export function markAsGrant(db: Database, id: number): Write {
	return db
		.update(entitlements)
		.set({ sourceKind: "grant", sourceId: `school-${id}` })
		.where(and(eq(entitlements.id, id), isNull(entitlements.endedAt)));
}

export function findGrant(db: Database, { userId, thing }: { userId: number; thing: GrantedRight }) {
	return db
		.select({ id: entitlements.id, untilAt: entitlements.untilAt, lastDay: entitlements.lastDay })
		.from(entitlements)
		.where(
			and(
				eq(entitlements.userId, userId),
				eq(entitlements.thingKind, thing.kind),
				eq(entitlements.thingId, thing.kind === "course" ? thing.courseId : 0),
				eq(entitlements.sourceKind, "grant"),
				eq(entitlements.sourceId, FROM_THE_DESK),
				isNull(entitlements.endedAt),
			),
		);
}

export function findRight(db: Database, { id, userId }: { id: number; userId: number }) {
	return db
		.select({
			id: entitlements.id,
			thingKind: entitlements.thingKind,
			thingId: entitlements.thingId,
			sourceKind: entitlements.sourceKind,
			untilAt: entitlements.untilAt,
			lastDay: entitlements.lastDay,
			endedWhy: entitlements.endedWhy,
		})
		.from(entitlements)
		.where(and(eq(entitlements.id, id), eq(entitlements.userId, userId)))
		.limit(1);
}

/** Changes the end of a grant that has not ended; else no row changes. */
export function extendGrant(
	db: Database,
	{ id, userId, until }: Omit<RightKey, "now"> & { until: LastDay | null },
): Write {
	return db
		.update(entitlements)
		.set(endOf(until))
		.where(
			and(
				isThis({ id, userId }),
				eq(entitlements.sourceKind, "grant"),
				isNull(entitlements.endedAt),
				hasOtherEnd(until),
			),
		);
}

/** No row changes unless the entitlement is open. */
export function pauseRight(db: Database, { now, ...which }: RightKey): Write {
	return db
		.update(entitlements)
		.set({ endedAt: now, endedWhy: "paused" })
		.where(and(isThis(which), isDeskRight, isNull(entitlements.endedAt), isStillToRun(now)));
}

/** Resumes a pause as a new row with the same end. No row when nothing is left, or it is open again. */
export function resumeRight(db: Database, { now, ...which }: RightKey): Write {
	const at = now.getTime();
	const later = alias(entitlements, "later");
	const hasLater = db
		.select({ one: sql`1`.as("one") })
		.from(later)
		.where(
			and(
				eq(later.userId, entitlements.userId),
				eq(later.thingKind, entitlements.thingKind),
				eq(later.thingId, entitlements.thingId),
				eq(later.sourceKind, entitlements.sourceKind),
				eq(later.sourceId, entitlements.sourceId),
				sql`${later.id} > ${entitlements.id}`,
			),
		);
	return db
		.insert(entitlements)
		.select(
			sql`select null, ${entitlements.userId}, ${entitlements.thingKind}, ${entitlements.thingId}, ${entitlements.sourceKind},
			${entitlements.sourceId}, ${at}, ${entitlements.untilAt}, null, null, ${at}, ${entitlements.lastDay} from ${entitlements}
			where ${and(isThis(which), isDeskRight, eq(entitlements.endedWhy, "paused"), isStillToRun(now))}
			and not exists ${hasLater}`,
		)
		.onConflictDoNothing();
}

export function endRight(db: Database, { now, ...which }: RightKey): Write {
	const isUp = or(isNull(entitlements.endedAt), eq(entitlements.endedWhy, "paused"));
	return db
		.update(entitlements)
		.set({ endedAt: now, endedWhy: "expired" })
		.where(and(isThis(which), isDeskRight, isUp));
}

function endOf(until: LastDay | null) {
	return { untilAt: until?.endsAt ?? null, lastDay: until?.day ?? null };
}

function hasOtherEnd(until: LastDay | null): SQL {
	return sql`(${entitlements.untilAt} is not ${until?.endsAt.getTime() ?? null} or ${entitlements.lastDay} is not ${until?.day ?? null})`;
}

function isThis({ id, userId }: { id: number; userId: number }): SQL | undefined {
	return and(eq(entitlements.id, id), eq(entitlements.userId, userId));
}

function isStillToRun(now: Date): SQL {
	return sql`(${entitlements.untilAt} is null or ${entitlements.untilAt} > ${now.getTime()})`;
}
