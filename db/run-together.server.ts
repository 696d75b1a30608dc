import type { Database } from "./client.server.ts";
import type { Write } from "./write.ts";

export async function runTogether(db: Database, statements: readonly Write[]): Promise<void> {
	const [first, ...others] = statements;
	if (first) await db.batch([first, ...others]);
}
