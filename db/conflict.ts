import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

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

/** True for the error of a batch that `onlyWhile` has stopped. */
export function isConflict(error: unknown): boolean {
	return textOf(error).includes("malformed JSON");
}

/** True for the error of a batch that a unique key has stopped: by table, or by `table.column`, the first of the key. */
export function isDuplicate(error: unknown, key: string): boolean {
	return textOf(error).includes(`UNIQUE constraint failed: ${key}${key.includes(".") ? "" : "."}`);
}

function textOf(error: unknown): string {
	return error instanceof Error ? `${error.message} ${textOf(error.cause)}` : "";
}
