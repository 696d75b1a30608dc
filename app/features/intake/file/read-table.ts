import Papa from "papaparse";
import { MOST_LINES } from "../kinds";

/** A line of a file with its number, as a text editor counts: the heads are line 1. */
export type Line = { number: number; cells: string[] };
export type Table = { heads: string[]; lines: Line[] };
type Refusal = "empty" | "noHeads" | "noLines" | "tooManyLines";

const MOST_COLUMNS = 40;
const LONGEST_CELL = 500;

/**
 * Reads a table of a spreadsheet, whatever it is divided by. Empty lines are passed over and keep their numbers; a cell of
 * several lines counts as many. A first line with an address in it names no columns.
 */
export function readTable(text: string): { ok: true; table: Table } | { ok: false; reason: Refusal } {
	const lines: Line[] = [];
	let number = 1;
	let read = 0;
	const clean = text.replace(/^\uFEFF/, "");
	// Guessed without empty lines, which have as many columns with every sign.
	const { delimiter } = Papa.parse(clean, { preview: 20, skipEmptyLines: "greedy" }).meta;
	Papa.parse<string[]>(clean, {
		delimiter,
		step: ({ data, meta }, parser) => {
			const cells = data.slice(0, MOST_COLUMNS).map((cell) => cell.trim().slice(0, LONGEST_CELL));
			if (cells.some((cell) => cell !== "")) lines.push({ number, cells });
			number += breaksIn(clean.slice(read, meta.cursor));
			read = meta.cursor;
			// One more than can be taken says that there are too many.
			if (lines.length > MOST_LINES + 1) parser.abort();
		},
	});
	const [first, ...rest] = lines;
	if (!first) return { ok: false, reason: "empty" };
	if (first.cells.some((cell) => cell.includes("@"))) return { ok: false, reason: "noHeads" };
	if (rest.length === 0) return { ok: false, reason: "noLines" };
	if (rest.length > MOST_LINES) return { ok: false, reason: "tooManyLines" };
	return { ok: true, table: { heads: first.cells, lines: rest } };
}

function breaksIn(text: string): number {
	return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
