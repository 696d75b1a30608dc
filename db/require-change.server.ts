import { sql } from "drizzle-orm";
import type { Database } from "./client.server";

/**
 * A statement for a batch, right behind a write that must hit a row. When that write
 * has hit none, this one is an error, and nothing of the whole batch is written.
 *
 * In D1 a write that hits nothing does not stop its batch; only an error does.
 */
export function requireChange(db: Database) {
	return db.run(sql`select case when changes() > 0 then 1 else json('nothing changed') end`);
}

/** True for the error of a batch that `requireChange` has stopped. */
export function isUnchanged(error: unknown): boolean {
	const cause = error instanceof Error ? error.cause : null;
	return `${error} ${cause ?? ""}`.includes("malformed JSON");
}
