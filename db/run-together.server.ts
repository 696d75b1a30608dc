import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./client.server.ts";

export type Statement = BatchItem<"sqlite">;

/** Runs statements in order as one transaction; an empty list does nothing. */
export async function runTogether(db: Database, statements: readonly Statement[]): Promise<void> {
	const [first, ...others] = statements;
	if (first) await db.batch([first, ...others]);
}
