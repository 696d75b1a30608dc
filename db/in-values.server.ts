import { type Column, type SQL, sql } from "drizzle-orm";

/** `column in (…)` for any number of values, passed as one JSON parameter, since D1 allows a hundred. */
export function inValues(column: Column, values: readonly (string | number)[]): SQL {
	return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
