import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database & { $client: D1Database };

/**
 * The Drizzle client of a D1 binding. `db.batch` is D1's only transaction. Created per request without the schema: only
 * `db.query` would need it, which is not used, and resolving relations costs a millisecond.
 */
export function connect(binding: D1Database): Database {
	return drizzle(binding);
}
