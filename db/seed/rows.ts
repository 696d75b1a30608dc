export type Cell = string | number | boolean | null;

/**
 * Not yet run. Cells are `row.value ->> 0`, `->> 1` …. Rows are JSON in ?1, to avoid the limit of 100 values; `bound`
 * follow as ?2, ?3.
 */
export function overRows(db: D1Database, sql: string, rows: Cell[][], ...bound: Cell[]): D1PreparedStatement[] {
	const query = sql.replace("ROWS", "json_each(?1) AS row");
	return pack(rows.map((row) => JSON.stringify(row))).map((json) => db.prepare(query).bind(json, ...bound));
}

/** `columns` in the order of the cells. `conflict` is an ON CONFLICT clause. */
export function insertRows(db: D1Database, table: string, columns: string, rows: Cell[][], conflict = "") {
	const cells = columns.split(",").map((_, index) => `row.value ->> ${index}`);
	return overRows(
		db,
		`INSERT INTO ${table} (${columns}) SELECT ${cells.join(", ")} FROM ROWS WHERE true ${conflict}`,
		rows,
	);
}

/** One transaction; an empty list does nothing. */
export async function runTogether(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
	if (statements.length > 100) throw new RangeError(`A batch has at most 100 statements, not ${statements.length}`);
	if (statements.length > 0) await db.batch(statements);
}

const MAX_CHARACTERS = 400_000;

function pack(rows: string[]): string[] {
	const packs: string[][] = [];
	let size = Number.POSITIVE_INFINITY;
	for (const row of rows) {
		if (size + row.length > MAX_CHARACTERS) {
			packs.push([]);
			size = 0;
		}
		packs.at(-1)?.push(row);
		size += row.length + 1;
	}
	return packs.map((pack) => `[${pack.join(",")}]`);
}
