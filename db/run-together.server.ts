import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./client.server.ts";

/** A statement that has not run yet. */
export type Statement = BatchItem<"sqlite">;

/** Runs a list of statements as one transaction, in its order; an empty list runs nothing. */
export async function runTogether(db: Database, statements: readonly Statement[]): Promise<void> {
	const [first, ...others] = statements;
	if (first) await db.batch([first, ...others]);
}
