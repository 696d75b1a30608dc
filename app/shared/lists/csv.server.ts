import Papa from "papaparse";

export type CsvColumn<Row> = readonly [head: string, value: (row: Row) => string | number | null];

/** Rows per batch, so that no export is in memory as a whole. */
export const EXPORT_BATCH_ROWS = 500;

type Export<Row, After> = {
	name: string;
	columns: readonly CsvColumn<Row>[];
	/** A short batch is the last. */
	read: (after: After | null) => Promise<Row[]>;
	keyOf: (row: Row) => After;
};

/**
 * Streams a list as CSV. The first batch is read before the response starts, so that its errors get an error
 * response. Escapes formulas with an apostrophe and starts with a byte order mark, by which spreadsheets detect
 * UTF-8.
 */
export async function csvResponse<Row, After>({ name, columns, read, keyOf }: Export<Row, After>): Promise<Response> {
	const encoder = new TextEncoder();
	let portion = await read(null);
	let text = csvHead(columns) + csvRows(columns, portion);
	const send: UnderlyingSource<Uint8Array> = {
		async pull(controller) {
			controller.enqueue(encoder.encode(text));
			const last = portion.at(-1);
			if (!last || portion.length < EXPORT_BATCH_ROWS) return controller.close();
			portion = await read(keyOf(last));
			text = csvRows(columns, portion);
		},
	};
	const body = new ReadableStream(send, { highWaterMark: 0 });
	return new Response(body, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}.csv"`,
			"Cache-Control": "private, no-store",
		},
	});
}

export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
	return `\uFEFF${csvLines([columns.map(([head]) => head)])}`;
}

export function csvRows<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
	return rows.length > 0 ? `\r\n${csvLines(rows.map((row) => columns.map(([, value]) => value(row))))}` : "";
}

function csvLines(rows: (string | number | null)[][]): string {
	return Papa.unparse(rows, { escapeFormulae: FORMULA_START, newline: "\r\n" });
}

/** Characters that start a formula, including full-width ones. The library's own pattern misses multi-line formulas. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
