import type { Cue } from "#app/features/learning/lessons/media/player/cues.ts";

/** How long a new cue is shown where nothing follows it, in seconds. */
const USUAL_SECONDS = 3;
/** A cue that is shorter is not split. */
const SHORTEST_SECONDS = 0.2;

export type Row = Cue & { id: number };
export type Changed<Item = Row> = { rows: Item[]; at: number };

/** Puts an empty cue at a time, behind the one that is shown then and before the next. */
export function addCue(rows: readonly Row[], time: number, id: number): Changed {
	const before = rows.findLastIndex(({ start }) => start <= time);
	const start = rounded(Math.max(time, rows[before]?.end ?? 0));
	const next = rows[before + 1]?.start ?? Number.POSITIVE_INFINITY;
	const end = next > start ? Math.min(start + USUAL_SECONDS, next) : start + USUAL_SECONDS;
	return { rows: rows.toSpliced(before + 1, 0, { id, start, end: rounded(end), text: "" }), at: before + 1 };
}

/** Splits a cue: its text at the sign `caret`, or else at the space nearest to the middle; its time in the same share. */
export function splitCue(rows: readonly Row[], at: number, { caret, id }: { caret: number; id: number }): Changed {
	const row = rows[at];
	if (!row || row.end - row.start < 2 * SHORTEST_SECONDS) return { rows: [...rows], at };
	const place = caret > 0 && caret < row.text.length ? caret : middleSpace(row.text);
	const share = row.text.length === 0 ? 0.5 : place / row.text.length;
	const middle = row.start + (row.end - row.start) * share;
	const cut = rounded(Math.min(Math.max(middle, row.start + SHORTEST_SECONDS), row.end - SHORTEST_SECONDS));
	const first = { ...row, end: cut, text: row.text.slice(0, place).trim() };
	const second = { id, start: cut, end: row.end, text: row.text.slice(place).trim() };
	return { rows: rows.toSpliced(at, 1, first, second), at: at + 1 };
}

/** Moves all cues by seconds; null where one would begin before the film. */
export function shiftCues(rows: readonly Row[], seconds: number): Row[] | null {
	if (rows.some(({ start }) => start + seconds < 0)) return null;
	return rows.map((row) => ({ ...row, start: rounded(row.start + seconds), end: rounded(row.end + seconds) }));
}

/** In the order in which they are shown. */
export function inOrder<Item extends { start: number }>(rows: readonly Item[]): Item[] {
	return rows.toSorted((one, other) => one.start - other.start);
}

function middleSpace(text: string): number {
	const middle = text.length / 2;
	const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index);
	return spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? Math.ceil(middle);
}

function rounded(seconds: number): number {
	return Math.round(seconds * 1000) / 1000;
}
