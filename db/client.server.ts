import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database & { $client: D1Database };

/** Without the schema: only `db.query` would need it, and resolving relations costs a millisecond. */
export function connect(binding: D1Database): Database {
	return drizzle(binding);
}
