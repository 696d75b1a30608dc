import { count, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.server.ts";

/** Counts are capped; beyond it "or more" is shown. */
export const MOST_COUNTED = 100;

export type Counted = ReturnType<typeof countUpTo>;

/** Counts the rows of a table up to `MOST_COUNTED`: one row with `counted`. `id` is a column of the index that `where` goes by. */
export function countUpTo(
	db: Database,
	{ id, table, where }: { id: SQLiteColumn; table: SQLiteTable; where: SQL | undefined },
) {
	const found = db
		.select({ one: sql`${id}`.as("one") })
		.from(table)
		.where(where)
		.limit(MOST_COUNTED)
		.as("found");
	return db.select({ counted: count().as("counted") }).from(found);
}
