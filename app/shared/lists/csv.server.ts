import Papa from "papaparse";

export type CsvColumn<Row> = readonly [head: string, value: (row: Row) => string | number | null];

/** Rows are read and sent in portions of this many, so that no export is ever in memory as a whole. */
export const EXPORT_BATCH_ROWS = 500;

type Export<Row, After> = {
	/** Without its ending. */
	name: string;
	columns: readonly CsvColumn<Row>[];
	/** The rows after a key; a short portion is the last. */
	read: (after: After | null) => Promise<Row[]>;
	keyOf: (row: Row) => After;
};

/**
 * A list as a file for spreadsheets, streamed portion by portion. The first is
 * read before the answer begins, so what fails there is an answer of its own.
 *
 * Texts that a spreadsheet would take for a formula are led by an apostrophe. The
 * file begins with the mark by which spreadsheets know UTF-8.
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
	// Nothing is read ahead of what has been asked for but the portion that comes next.
	const body = new ReadableStream(send, { highWaterMark: 0 });
	return new Response(body, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}.csv"`,
			"Cache-Control": "private, no-store",
		},
	});
}

/** How a file begins: the mark, and the heads of its columns. */
export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
	return `\uFEFF${csvLines([columns.map(([head]) => head)])}`;
}

/** How it goes on with some rows: each on a line of its own, begun by the end of the line before. */
export function csvRows<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
	return rows.length > 0 ? `\r\n${csvLines(rows.map((row) => columns.map(([, value]) => value(row))))}` : "";
}

function csvLines(rows: (string | number | null)[][]): string {
	return Papa.unparse(rows, { escapeFormulae: FORMULA, newline: "\r\n" });
}

/**
 * What spreadsheets begin to reckon at, the wide signs of Chinese keyboards
 * included. The library's own pattern lets a formula of several lines through.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
