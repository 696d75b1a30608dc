import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as schema from "./schema/schema.ts";

export type Database = DrizzleD1Database<typeof schema>;

/** The typed database over a D1 binding. `db.batch` is the only transaction D1 has. */
export function connect(binding: D1Database): Database {
	return drizzle(binding, { schema });
}
