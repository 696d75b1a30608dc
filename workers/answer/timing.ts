import { interceptDatabase } from "../resilient-database/intercept-database.ts";

export interface CountedDatabase {
	/** A drop-in replacement for the database, also for `drizzle-orm/d1`. */
	db: D1Database;
	/** Calls to D1 so far, including failed ones; a batch counts once. */
	trips(): number;
	/** A lower bound: `first()` and `raw()`, so most Drizzle selects, report no row counts. */
	rowsRead(): number;
}

/** Wraps a database to count the round trips of one request. */
export function countRoundTrips(db: D1Database): CountedDatabase {
	let trips = 0;
	let rowsRead = 0;
	const counted = interceptDatabase(db, async ({ run }) => {
		trips += 1;
		const answer = await run();
		for (const result of [answer].flat()) rowsRead += rowsReadFor(result);
		return answer;
	});
	return { db: counted, trips: () => trips, rowsRead: () => rowsRead };
}

function rowsReadFor(result: unknown): number {
	return (result as Partial<D1Result> | null)?.meta?.rows_read ?? 0;
}

/**
 * A Server-Timing header, e.g. `d1;desc="2 trips, 34 rows", total;dur=12.3`. Pass `rows` null for outsiders: whether a
 * row was found could reveal whether an account exists.
 */
export function serverTiming({ trips, rows, milliseconds }: Timing): string {
	const tripWord = trips === 1 ? "trip" : "trips";
	const rowWord = rows === 1 ? "row" : "rows";
	const read = rows === null ? "" : `, ${rows} ${rowWord}`;
	return `d1;desc="${trips} ${tripWord}${read}", total;dur=${Math.round(milliseconds * 10) / 10}`;
}

interface Timing {
	trips: number;
	rows: number | null;
	milliseconds: number;
}
