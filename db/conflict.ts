import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";
import type { Write } from "./write.ts";

/** Fails the batch unless the condition holds; an UPDATE of no row would not. `isConflict` recognises the error. */
export function valueIfElseConflict(condition: SQL, value: SQLWrapper | string | number): SQL {
	return sql`case when ${condition} then ${value} else json('conflict') end`;
}

/** Put it behind a write in a batch: if that write changed no row, the whole batch is rolled back. */
export function requireChange(db: Database): Write {
	// Without bound values, since Drizzle cannot batch a `run` that has some.
	return db.run(sql`select ${valueIfElseConflict(sql`changes() > 0`, sql`1`)}`);
}

/** The same unless the write in front of it changed just so many rows. */
export function requireChanges(db: Database, count: number): Write {
	const all = valueIfElseConflict(sql`changes() = ${count}`, sql`1`);
	return db.select({ all: all.as("all_changed") }).from(sql`(select 1)`);
}

/** Fails the batch if the condition, a plain `exists (…)`, holds. */
export function requireNone(db: Database, condition: SQL): Write {
	return db.select({ none: valueIfElseConflict(sql`not ${condition}`, sql`1`).as("none_found") }).from(sql`(select 1)`);
}

/** Fails the batch; `isConflict` recognises the error. */
export function failAlways(db: Database): Write {
	return db.run(sql`select ${valueIfElseConflict(sql`false`, sql`1`)}`);
}

/** True for the error of `valueIfElseConflict` or `requireChange`. */
export function isConflict(error: unknown): boolean {
	return textOf(error).includes("malformed JSON");
}

/** True for a unique violation. `key` is a table, or `table.column` with the first column of the key. */
export function isDuplicate(error: unknown, key: string): boolean {
	return textOf(error).includes(`UNIQUE constraint failed: ${key}${key.includes(".") ? "" : "."}`);
}

export function isOrphan(error: unknown): boolean {
	return textOf(error).includes("FOREIGN KEY constraint failed");
}

export function isRaised(error: unknown, words: string): boolean {
	return textOf(error).includes(words);
}

function textOf(error: unknown): string {
	return error instanceof Error ? `${error.message} ${textOf(error.cause)}` : "";
}
