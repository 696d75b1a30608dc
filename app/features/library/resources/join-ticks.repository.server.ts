import { eq, sql } from "drizzle-orm";
import type { MergedPair } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { checklistTicks } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Ticks in checklists for another account what this one has ticked. */
export function joinTicks(db: Database, { keptId, closedId }: MergedPair): Write[] {
	const { userId, documentId, item, tickedAt } = checklistTicks;
	const closed = db
		.select({ userId: sql`${keptId}`.as("kept_id"), documentId, item, tickedAt })
		.from(checklistTicks)
		.where(eq(userId, closedId));
	return [
		db.insert(checklistTicks).select(closed).onConflictDoNothing(),
		db.delete(checklistTicks).where(eq(userId, closedId)),
	];
}
