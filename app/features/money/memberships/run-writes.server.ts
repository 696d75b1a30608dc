import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";

/** Runs writes as one batch; none is none. */
export async function runWrites(db: Database, [first, ...others]: Write[]): Promise<void> {
	if (first) await db.batch([first, ...others]);
}
