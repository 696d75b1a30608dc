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
	/** D1's `batch` reads private parts of its statements, so it must get its own. */
	const originals = new WeakMap<object, D1PreparedStatement>();

	function addRows<T extends { meta?: { rows_read?: number } }>(result: T): T {
		rowsRead += result.meta?.rows_read ?? 0;
		return result;
	}

	function countStatement(statement: D1PreparedStatement): D1PreparedStatement {
		const counted = {
			bind: (...values: unknown[]) => countStatement(statement.bind(...values)),
			first(column?: string) {
				trips += 1;
				return column === undefined ? statement.first() : statement.first(column);
			},
			async run() {
				trips += 1;
				return addRows(await statement.run());
			},
			async all() {
				trips += 1;
				return addRows(await statement.all());
			},
			raw(options?: { columnNames?: false }) {
				trips += 1;
				return statement.raw(options);
			},
		} as D1PreparedStatement;
		originals.set(counted, statement);
		return counted;
	}

	function countQueries(target: Pick<D1Database, "prepare" | "batch">) {
		return {
			prepare: (query: string) => countStatement(target.prepare(query)),
			async batch<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
				trips += 1;
				const results = await target.batch<T>(statements.map((statement) => originals.get(statement) ?? statement));
				return results.map(addRows);
			},
		};
	}

	const counted = {
		...countQueries(db),
		exec(query: string) {
			trips += 1;
			return db.exec(query);
		},
		withSession(start?: D1SessionBookmark | D1SessionConstraint) {
			const session = db.withSession(start);
			return { ...countQueries(session), getBookmark: () => session.getBookmark() } as D1DatabaseSession;
		},
		dump() {
			trips += 1;
			return db.dump();
		},
	} as D1Database;

	return { db: counted, trips: () => trips, rowsRead: () => rowsRead };
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
