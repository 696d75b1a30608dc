import type { Database } from "./client.server.ts";
import type { Write } from "./write.ts";

/** Runs statements in order as one transaction; an empty list does nothing. */
export async function runTogether(db: Database, statements: readonly Write[]): Promise<void> {
	const [first, ...others] = statements;
	if (first) await db.batch([first, ...others]);
}
