import Papa from "papaparse";
import { MOST_LINES } from "../kinds";
import { isBlank, type Line, type Table, type TableRefusal, tableOf } from "./table";

/** A file with so many open quotes is divided in another way than it looks. */
const MOST_OPEN_QUOTES = 100;
const MOST_TOLD = 100;

/**
 * Reads a table of a spreadsheet, whatever it is divided by: a first line `sep=;` says so, or it is guessed. A cell of
 * several lines counts as many. A line with an open quote is left out alone: reading goes on with the line below it.
 */
export function readTable(text: string): { ok: true; table: Table } | { ok: false; reason: TableRefusal } {
	const clean = text.replace(/^\uFEFF/, "");
	const said = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i.exec(clean);
	const from = said?.[0].length ?? 0;
	// Guessed without empty lines, which have as many columns with every sign.
	const delimiter = said?.[1] ?? Papa.parse(clean, { preview: 20, skipEmptyLines: "greedy" }).meta.delimiter;
	const rows = rowsOf(clean, { delimiter, from });
	return rows ? tableOf(rows) : { ok: false, reason: "openQuotes" };
}

function rowsOf(text: string, { delimiter, from }: { delimiter: string; from: number }): Line[] | null {
	const rows: Line[] = [];
	let at = { from, number: from > 0 ? 2 : 1 };
	for (let open = 0; open < MOST_OPEN_QUOTES; open += 1) {
		const stop = readOn(text, delimiter, at, rows);
		if (!stop) return rows;
		const line = lineAt(text, stop.from);
		rows.push({
			number: stop.number,
			cells: line.text.split(delimiter),
			problem: { why: "openQuote", value: line.text.trim().slice(0, MOST_TOLD) },
		});
		at = { from: line.next, number: stop.number + 1 };
	}
	return null;
}

type Place = { from: number; number: number };

/** Reads rows from a place on, and says where one begins whose quotes do not close; null where all are read. */
function readOn(text: string, delimiter: string, { from, number: first }: Place, rows: Line[]): Place | null {
	const rest = text.slice(from);
	let number = first;
	let read = 0;
	let stop: Place | null = null;
	Papa.parse<string[]>(rest, {
		delimiter,
		step: ({ data, errors, meta }, parser) => {
			if (errors.some(({ type }) => type === "Quotes")) {
				stop = { from: from + read, number };
				return parser.abort();
			}
			if (!isBlank(data)) rows.push({ number, cells: data });
			number += breaksIn(rest.slice(read, meta.cursor));
			read = meta.cursor;
			// One more than can be taken says that there are too many.
			if (rows.length > MOST_LINES + 1) parser.abort();
		},
	});
	return stop;
}

function lineAt(text: string, from: number): { text: string; next: number } {
	const rest = text.slice(from);
	const end = /\r\n|\r|\n/.exec(rest);
	return { text: end ? rest.slice(0, end.index) : rest, next: end ? from + end.index + end[0].length : text.length };
}

function breaksIn(text: string): number {
	return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
