import { and, eq, exists, inArray, isNull, ne, not, notExists, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { entitlements } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type Right = {
	userId: number;
	membershipId: string;
	things: SQL;
	until: Date | null;
	why: "paused" | "expired" | "refunded";
	now: Date;
};

/** Sets what a membership opens and until when, in its batch. What its plan no longer includes ends. */
export function setMembershipRights(db: Database, { userId, membershipId, things, until, why, now }: Right): Write[] {
	if (!until) return [endMembershipRights(db, { userId, membershipId, why, now })];
	const held = db
		.select({ one: sql`1`.as("one") })
		.from(sql`(${things}) as held`)
		.where(sql`held.thing_kind = ${entitlements.thingKind} and held.thing_id = ${entitlements.thingId}`);
	const end = db
		.update(entitlements)
		.set({ endedAt: now, endedWhy: why })
		.where(and(isOpenOf({ userId, membershipId }), notExists(held)));

	const [at, last] = [now.getTime(), until.getTime()];
	const give = db
		.insert(entitlements)
		.select(
			sql`select null, ${userId}, held.thing_kind, held.thing_id, 'membership', ${membershipId}, ${at}, ${last}, null, null, ${at}, null
				from (${things}) as held where true`,
		)
		.onConflictDoUpdate({
			target: [
				entitlements.userId,
				entitlements.thingKind,
				entitlements.thingId,
				entitlements.sourceKind,
				entitlements.sourceId,
			],
			targetWhere: sql`ended_at is null`,
			set: { untilAt: until },
		});
	return [end, give];
}

export function endMembershipRights(
	db: Database,
	{ why, now, unless, ...whose }: Pick<Right, "userId" | "membershipId" | "why" | "now"> & { unless?: SQL },
): Write {
	const isOpen = isOpenOf(whose);
	return db
		.update(entitlements)
		.set({ endedAt: now, endedWhy: why })
		.where(unless ? and(isOpen, not(unless)) : isOpen);
}

function isOpenOf({ userId, membershipId }: Pick<Right, "userId" | "membershipId">) {
	return and(
		eq(entitlements.userId, userId),
		eq(entitlements.sourceKind, "membership"),
		eq(entitlements.sourceId, membershipId),
		isNull(entitlements.endedAt),
	);
}

/** SQL condition: only memberships opened the course, none by a plan of `plansThatCount`. Ignores refunded ones. */
export function opensByOtherPlans(
	db: Database,
	{ userId, courseId, plansThatCount }: { userId: SQLWrapper; courseId: SQLWrapper; plansThatCount: SQLWrapper },
) {
	const held = (what: SQL | undefined) =>
		db
			.select({ one: sql`1`.as("one") })
			.from(entitlements)
			.where(and(eq(entitlements.userId, userId), sql`${entitlements.endedWhy} is not 'refunded'`, what));
	const isCourse = and(eq(entitlements.thingKind, "course"), eq(entitlements.thingId, courseId));
	const opens = or(isCourse, eq(entitlements.thingKind, "all"));
	return and(
		exists(held(and(opens, eq(entitlements.sourceKind, "membership")))),
		notExists(held(and(opens, ne(entitlements.sourceKind, "membership")))),
		notExists(held(and(eq(entitlements.thingKind, "plan"), inArray(entitlements.thingId, plansThatCount)))),
	);
}
