import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database & { $client: D1Database };

/**
 * The typed database over a D1 binding. `db.batch` is the only transaction D1 has.
 *
 * Made for every request, so the schema is not handed over: working out its
 * relations costs a millisecond, and only `db.query`, which nobody uses, needs them.
 */
export function connect(binding: D1Database): Database {
	return drizzle(binding);
}
