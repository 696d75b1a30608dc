import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#db/client.server.ts";

/** Runs writes as one batch; none is none. */
export async function runWrites(db: Database, [first, ...others]: BatchItem<"sqlite">[]): Promise<void> {
	if (first) await db.batch([first, ...others]);
}
