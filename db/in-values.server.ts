import { type Column, type SQL, sql } from "drizzle-orm";

/** `column in (…)` for any number of values: they travel as one JSON text, where D1 takes a hundred values at most. */
export function inValues(column: Column, values: readonly (string | number)[]): SQL {
	return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
