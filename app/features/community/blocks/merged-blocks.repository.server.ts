import { eq, sql } from "drizzle-orm";
import type { MergedPerson } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { memberBlocks } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/**
 * Moves the blocks of the closed account, made and received, to the kept account. Blocks between the two are dropped.
 */
export function moveBlocks(db: Database, { keptId, closedId }: MergedPerson): Write[] {
	const { userId, blockedId, blockedAt } = memberBlocks;
	const made = db
		.select({ userId: sql`${keptId}`.as("user_id"), blockedId, blockedAt })
		.from(memberBlocks)
		.where(sql`${userId} = ${closedId} and ${blockedId} <> ${keptId}`);
	const suffered = db
		.select({ userId, blockedId: sql`${keptId}`.as("blocked_id"), blockedAt })
		.from(memberBlocks)
		.where(sql`${blockedId} = ${closedId} and ${userId} <> ${keptId}`);
	return [
		db.insert(memberBlocks).select(made).onConflictDoNothing(),
		db.insert(memberBlocks).select(suffered).onConflictDoNothing(),
		db.delete(memberBlocks).where(eq(userId, closedId)),
		db.delete(memberBlocks).where(eq(blockedId, closedId)),
	];
}
