import { interceptDatabase } from "../resilient-database/intercept-database.ts";

export interface CountedDatabase {
	db: D1Database;
	/** Includes failed calls; a batch counts once. */
	trips(): number;
	/** A lower bound: `first()` and `raw()`, so most Drizzle selects, report no row counts. */
	rowsRead(): number;
}

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

/** Pass `rows` null for outsiders: whether a row was found could reveal whether an account exists. */
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
