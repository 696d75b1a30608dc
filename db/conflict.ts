import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";

/**
 * A value for a column that is only written while a condition holds; otherwise
 * the statement fails, and with it its whole batch.
 *
 * An UPDATE that hits no row does not stop a batch, only an error does: this is
 * how a write refuses to come second. `isConflict` knows the error.
 */
export function onlyWhile(condition: SQL, value: SQLWrapper | string | number): SQL {
	return sql`case when ${condition} then ${value} else json('conflict') end`;
}

/**
 * A statement for a batch, right behind a write that must hit a row: when that write
 * has hit none, this is an error, and nothing of the whole batch is written.
 */
export function requireChange(db: Database) {
	// Without a bound value: Drizzle cannot put a `run` with one into a batch.
	return db.run(sql`select ${onlyWhile(sql`changes() > 0`, sql`1`)}`);
}

/** True for the error of a batch that `onlyWhile` or `requireChange` has stopped. */
export function isConflict(error: unknown): boolean {
	return textOf(error).includes("malformed JSON");
}

/** True for the error of a batch that a unique key has stopped: by table, or by `table.column`, the first of the key. */
export function isDuplicate(error: unknown, key: string): boolean {
	return textOf(error).includes(`UNIQUE constraint failed: ${key}${key.includes(".") ? "" : "."}`);
}

/** True for the error of a write that refers to a row that is gone. */
export function isOrphan(error: unknown): boolean {
	return textOf(error).includes("FOREIGN KEY constraint failed");
}

/** True for the error of a batch that a trigger has stopped with these words. */
export function isRaised(error: unknown, words: string): boolean {
	return textOf(error).includes(words);
}

function textOf(error: unknown): string {
	return error instanceof Error ? `${error.message} ${textOf(error.cause)}` : "";
}
