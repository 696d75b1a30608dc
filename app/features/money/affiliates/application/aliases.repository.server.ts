import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { affiliates } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export function listAliases(db: Database, { after, limit }: { after: number; limit: number }) {
	return db
		.select({ id: affiliates.id, alias: sql<string>`${affiliates.alias}`.as("own_alias") })
		.from(affiliates)
		.where(and(gt(affiliates.id, after), isNotNull(affiliates.alias)))
		.orderBy(asc(affiliates.id))
		.limit(limit);
}

export function clearLikeness(db: Database, ids: readonly number[]): Write {
	return db.update(affiliates).set({ aliasFolded: null }).where(inValues(affiliates.id, ids));
}

/** No effect when another alias has the same folded form or the affiliate changed the alias meanwhile. */
export function storeLikeness(
	db: Database,
	{ id, alias, likeness }: { id: number; alias: string; likeness: string },
): Write {
	const isFree = sql`not exists (select 1 from affiliates other where other.alias_folded = ${likeness})`;
	return db
		.update(affiliates)
		.set({ aliasFolded: likeness })
		.where(and(eq(affiliates.id, id), eq(affiliates.alias, alias), isFree));
}

/** Removes the later of aliases that look alike; their owners leave the leaderboard until they choose another. */
export function dropLookalikes(db: Database, ids: readonly number[]): Write {
	return db
		.update(affiliates)
		.set({ alias: null, listedAt: null })
		.where(and(inValues(affiliates.id, ids), isNotNull(affiliates.alias), isNull(affiliates.aliasFolded)));
}
