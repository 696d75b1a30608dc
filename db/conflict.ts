import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";
import type { Write } from "./write.ts";

/**
 * A column value that makes the statement, and so its batch, fail unless the condition holds. Needed because an UPDATE
 * that matches no row does not stop a batch. `isConflict` recognises the error.
 */
export function onlyWhile(condition: SQL, value: SQLWrapper | string | number): SQL {
	return sql`case when ${condition} then ${value} else json('conflict') end`;
}

/** Put it behind a write in a batch: if that write changed no row, the whole batch is rolled back. */
export function requireChange(db: Database): Write {
	// Without bound values, since Drizzle cannot batch a `run` that has some.
	return db.run(sql`select ${onlyWhile(sql`changes() > 0`, sql`1`)}`);
}

/** True for the error of `onlyWhile` or `requireChange`. */
export function isConflict(error: unknown): boolean {
	return textOf(error).includes("malformed JSON");
}

/** True for a unique violation. `key` is a table, or `table.column` with the first column of the key. */
export function isDuplicate(error: unknown, key: string): boolean {
	return textOf(error).includes(`UNIQUE constraint failed: ${key}${key.includes(".") ? "" : "."}`);
}

/** True for a foreign key violation: the write refers to a missing row. */
export function isOrphan(error: unknown): boolean {
	return textOf(error).includes("FOREIGN KEY constraint failed");
}

/** True for a trigger's RAISE with this message. */
export function isRaised(error: unknown, words: string): boolean {
	return textOf(error).includes(words);
}

function textOf(error: unknown): string {
	return error instanceof Error ? `${error.message} ${textOf(error.cause)}` : "";
}
