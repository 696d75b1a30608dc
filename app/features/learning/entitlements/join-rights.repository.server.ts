import { and, type Column, eq, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { MergedPair } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { entitlements } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type Rights = Record<"thingKind" | "thingId" | "sourceKind" | "sourceId", Column>;

/** Rights that both accounts have open, of one thing and source, last as long as the longer of the two; the others move. */
export function joinRights(db: Database, { keptId, closedId }: MergedPair): Write[] {
	const other = alias(entitlements, "other");
	const own = alias(entitlements, "own");
	const openOfOwn = db
		.select({ id: own.id })
		.from(own)
		.where(and(eq(own.userId, keptId), isNull(own.endedAt), areSame(own, entitlements)));
	return [
		// Of one source one right is open at a time, so at most one of the other account is the same.
		db
			.update(entitlements)
			.set({ untilAt: sql`${other.untilAt}`, lastDay: sql`${other.lastDay}` })
			.from(other)
			.where(
				and(
					eq(entitlements.userId, keptId),
					isNull(entitlements.endedAt),
					isNotNull(entitlements.untilAt),
					eq(other.userId, closedId),
					isNull(other.endedAt),
					areSame(entitlements, other),
					or(isNull(other.untilAt), sql`${other.untilAt} > ${entitlements.untilAt}`),
				),
			),
		db
			.update(entitlements)
			.set({ userId: keptId })
			.where(and(eq(entitlements.userId, closedId), or(isNotNull(entitlements.endedAt), notExists(openOfOwn)))),
	];
}

function areSame(one: Rights, other: Rights) {
	return and(
		eq(one.thingKind, other.thingKind),
		eq(one.thingId, other.thingId),
		eq(one.sourceKind, other.sourceKind),
		eq(one.sourceId, other.sourceId),
	);
}
