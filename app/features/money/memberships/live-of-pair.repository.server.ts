import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { MergedPair } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { memberships } from "#db/schema/schema.ts";

const LIVE_STATES = ["trialing", "active", "pastDue", "paused"] as const;

/** The memberships of two accounts that live. */
export function listLiveOfPair(db: Database, pair: MergedPair) {
	return db.select({ id: memberships.id }).from(memberships).where(isLiveOf(pair));
}

/** How many memberships of two accounts live, as a part of another statement. */
export function countLiveOfPair(pair: MergedPair): SQL<number> {
	return sql<number>`(select count(*) from ${memberships} where ${isLiveOf(pair)})`;
}

function isLiveOf({ keptId, closedId }: MergedPair) {
	return and(inArray(memberships.userId, [keptId, closedId]), inArray(memberships.state, [...LIVE_STATES]));
}
