import { interceptDatabase } from "../resilient-database/intercept-database.ts";

export interface CountedDatabase {
	/** Behaves like the database it stands for, `drizzle-orm/d1` included. */
	db: D1Database;
	/** Calls to D1 so far, failed ones included; a batch is one. */
	trips(): number;
	/** Rows D1 says it has read. `first()` and `raw()` (most Drizzle selects) do not say, so it is a lower bound. */
	rowsRead(): number;
}

/** Wraps a database so that what one request costs can be logged and tested. */
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
 * A Server-Timing header, e.g. `d1;desc="2 trips, 34 rows", total;dur=12.3`. Milliseconds, one decimal.
 * `rows` is null where nobody is to learn it: whether a row was found tells whether an account exists.
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
