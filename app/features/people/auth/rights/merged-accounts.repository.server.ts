import { inArray, type SQL, sql } from "drizzle-orm";
import type { MergedPair } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Prefix of a merged account's suspension reason, before the id of the remaining account. */
const MERGED_REASON_PREFIX = "merged: #";

/** Both accounts, in no order. */
export function findAccountPair(db: Database, { keptId, closedId }: MergedPair) {
	return db
		.select()
		.from(users)
		.where(inArray(users.id, [keptId, closedId]));
}

type Closing = { pair: MergedPair; onlyIf: SQL; now: Date };

/**
 * Closes an account permanently. Affects no row unless the other account is open, neither is an admin's, the closed
 * one teaches no course, neither was merged before, and `onlyIf` holds. The closed account keeps its address, so that
 * it cannot be registered again.
 */
export function closeMergedAccount(db: Database, { pair: { keptId, closedId }, onlyIf, now }: Closing): Write {
	const isMerged = (why: SQL) => sql`coalesce(${why}, '') like ${`${MERGED_REASON_PREFIX}%`}`;
	const stands = sql`exists (select 1 from users kept where kept.id = ${keptId} and kept.role <> 'admin'
		and kept.capabilities = '[]' and not ${isMerged(sql`kept.suspended_why`)})`;
	return db
		.update(users)
		.set({
			suspendedAt: now,
			suspendedUntil: null,
			suspendedLastDay: null,
			suspendedWhy: `${MERGED_REASON_PREFIX}${keptId}`,
		})
		.where(
			sql`${users.id} = ${closedId} and ${users.id} <> ${keptId} and ${users.role} = 'student'
				and ${users.capabilities} = '[]' and not ${isMerged(sql`${users.suspendedWhy}`)} and ${stands} and ${onlyIf}`,
		);
}
