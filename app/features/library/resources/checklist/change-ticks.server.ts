import type { Database } from "#db/client.server.ts";
import type { TickChange } from "./tick-change";
import { deleteTicks, insertTicks } from "./ticks.repository.server";

type Input = { userId: number; documentId: number; change: TickChange };

/** Repeatable; writes only what changed. */
export async function changeTicks(db: Database, { userId, documentId, change }: Input): Promise<void> {
	const list = { userId, documentId };
	const ticks = change.ticked.map(({ item, at }) => ({ item, tickedAt: new Date(at) }));
	await db.batch([insertTicks(db, list, ticks), deleteTicks(db, list, change.unticked)]);
}
