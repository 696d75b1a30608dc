import { MOST_LINES } from "../kinds";

/** More cells than headings, an unclosed quote, or an invalid character. */
export type LineProblem = "tooManyCells" | "openQuote" | "brokenLetter";

/** A line with its number as in a text editor: headings are line 1, without `sep=`. */
export type Line = {
	number: number;
	cells: string[];
	/** Set for a line that is skipped. */
	problem?: { why: LineProblem; value: string };
};
export type Table = { heads: string[]; lines: Line[] };
export type TableRefusal = "empty" | "noHeads" | "headsBroken" | "openQuotes" | "noLines" | "tooManyLines";

const MOST_COLUMNS = 40;
const LONGEST_CELL = 500;
const MOST_REPORTED = 100;

/** Empty rows are skipped but counted. A first row with an e-mail address is data, not headings. */
export function toTable(rows: readonly Line[]): { ok: true; table: Table } | { ok: false; reason: TableRefusal } {
	const [first, ...rest] = rows.filter((row) => row.problem || !isBlank(row.cells));
	if (!first) return { ok: false, reason: "empty" };
	if (first.problem) return { ok: false, reason: "headsBroken" };
	if (first.cells.some((cell) => cell.includes("@"))) return { ok: false, reason: "noHeads" };
	if (rest.length === 0) return { ok: false, reason: "noLines" };
	if (rest.length > MOST_LINES) return { ok: false, reason: "tooManyLines" };
	const width = first.cells.length;
	return { ok: true, table: { heads: trimmed(first.cells), lines: rest.map((row) => lineOf(row, width)) } };
}

function lineOf({ number, cells, problem }: Line, width: number): Line {
	const found = problem ?? problemOf(cells, width);
	return { number, cells: trimmed(cells), ...(found ? { problem: found } : {}) };
}

/** Damaged cells cannot be told from good ones, so the whole line is skipped. */
function problemOf(cells: readonly string[], width: number): Line["problem"] {
	const broken = cells.find((cell) => cell.includes("\uFFFD"));
	if (broken !== undefined) return { why: "brokenLetter", value: broken.trim().slice(0, MOST_REPORTED) };
	if (isBlank(cells.slice(width))) return undefined;
	return { why: "tooManyCells", value: cells.join(" | ").slice(0, MOST_REPORTED) };
}

export function isBlank(cells: readonly string[]): boolean {
	return cells.every((cell) => cell.trim() === "");
}

function trimmed(cells: readonly string[]): string[] {
	return cells.slice(0, MOST_COLUMNS).map((cell) => cell.trim().slice(0, LONGEST_CELL));
}
