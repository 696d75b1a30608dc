import Papa from "papaparse";
import { MOST_LINES } from "../kinds";
import { isBlank, type Line, type Table, type TableRefusal, toTable } from "./table";

/** With more, the parse no longer matches the visible lines; each costs another parse of the rest. */
const MOST_OPEN_QUOTES = 20;
const MOST_REPORTED = 100;

/**
 * Parses a delimited table; `sep=;` in the first line names the delimiter, otherwise it is guessed. Line breaks
 * inside a cell count as lines. Skips only the line that has an unclosed quote and goes on with the next.
 */
export function readTable(text: string): { ok: true; table: Table } | { ok: false; reason: TableRefusal } {
	const clean = text.replace(/^\uFEFF/, "");
	const said = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i.exec(clean);
	const from = said?.[0].length ?? 0;
	// Empty lines would have equally many columns with every delimiter.
	const delimiter = said?.[1] ?? Papa.parse(clean, { preview: 20, skipEmptyLines: "greedy" }).meta.delimiter;
	const rows = rowsOf(clean, { delimiter, from });
	return rows ? toTable(rows) : { ok: false, reason: "openQuotes" };
}

function rowsOf(text: string, { delimiter, from }: { delimiter: string; from: number }): Line[] | null {
	const rows: Line[] = [];
	let at = { from, number: from > 0 ? 2 : 1 };
	for (let open = 0; open < MOST_OPEN_QUOTES; open += 1) {
		const stop = readFrom(text, delimiter, at, rows);
		if (!stop) return rows;
		const line = lineAt(text, stop.from);
		rows.push({
			number: stop.number,
			cells: line.text.split(delimiter),
			problem: { why: "openQuote", value: line.text.trim().slice(0, MOST_REPORTED) },
		});
		at = { from: line.next, number: stop.number + 1 };
	}
	return null;
}

type Position = { from: number; number: number };

/** Parses from a position. Returns where an unclosed quote begins, or null at the end. */
function readFrom(text: string, delimiter: string, { from, number: first }: Position, rows: Line[]): Position | null {
	const rest = text.slice(from);
	let number = first;
	let read = 0;
	let stop: Position | null = null;
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
