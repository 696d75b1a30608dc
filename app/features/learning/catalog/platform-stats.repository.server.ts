import { count } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { counters, usersByCountry } from "#db/schema/schema.ts";

export function countCountries(db: Database) {
	return db.select({ countries: count().as("countries") }).from(usersByCountry);
}

/** The running totals of the school, by their names. */
export function listTotals(db: Database) {
	return db.select().from(counters);
}
