import { diffArrays } from "diff";
import type { TextPiece } from "./text-piece.ts";
import { wordDifferences } from "./word-differences.server.ts";

/** A row of two texts side by side. `id`s of moved paragraphs name each other. */
export type ParagraphRow =
	| { kind: "same"; paragraphs: string[] }
	| { kind: "changed"; was: TextPiece[] | null; is: TextPiece[] | null }
	| { kind: "moved"; text: string; side: "was" | "is"; number: number };

/** Above this many changes whole paragraphs are shown instead of their words. */
export const MOST_WORD_CHANGES = 2_000;
/** Pairs of a run that are compared by their letters; longer runs are paired in order. */
const MOST_PAIRS = 2_500;
/** Share of letter pairs that two paragraphs have in common, from which on they count as one that was rewritten. */
const ALIKE = 0.35;
/** Characters; shorter paragraphs are not told as moved. */
const SHORTEST_MOVED = 24;

/**
 * Aligns two texts by paragraph: runs that are equal, paragraphs that changed (with their words unless `isCoarse`), were
 * added (`was` null) or removed (`is` null), and such that stand elsewhere word for word.
 */
export function paragraphDifferences(
	older: string,
	newer: string,
	{ language, isCoarse = false }: { language: string; isCoarse?: boolean },
): ParagraphRow[] {
	const rows: ParagraphRow[] = [];
	let gone: string[] = [];
	let come: string[] = [];
	const flush = () => {
		for (const [was, is] of pairs(gone, come)) {
			const isBoth = was !== null && is !== null;
			const hasWords = isBoth && !isCoarse && alike(was, is) >= ALIKE;
			const words: TextPiece[] = hasWords ? wordDifferences(was, is, language) : [];
			rows.push({ kind: "changed", was: side(words, was, "gone"), is: side(words, is, "new") });
		}
		gone = [];
		come = [];
	};
	for (const { added, removed, value } of diffArrays(paragraphsOf(older), paragraphsOf(newer))) {
		if (removed) gone.push(...value);
		else if (added) come.push(...value);
		else {
			flush();
			rows.push({ kind: "same", paragraphs: value });
		}
	}
	flush();
	return withMoves(rows);
}

export function paragraphsOf(text: string): string[] {
	return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
}

function side(words: readonly TextPiece[], whole: string | null, change: "gone" | "new"): TextPiece[] | null {
	if (whole === null) return null;
	if (words.length === 0) return [{ text: whole, change }];
	return words.filter((piece) => piece.change === "same" || piece.change === change);
}

/** Pairs what was rewritten, in order, so that the likeness of all pairs is the greatest; the rest stands alone. */
function pairs(gone: readonly string[], come: readonly string[]): [string | null, string | null][] {
	const isOne = gone.length === 1 && come.length === 1;
	if (isOne || gone.length * come.length > MOST_PAIRS) {
		return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => [gone[at] ?? null, come[at] ?? null]);
	}
	const likeness = gone.map((was) => come.map((is) => alike(was, is)));
	const best = Array.from({ length: gone.length + 1 }, () => new Array<number>(come.length + 1).fill(0));
	const bestAt = (i: number, j: number) => best[i]?.[j] ?? 0;
	const likeAt = (i: number, j: number) => likeness[i]?.[j] ?? 0;
	for (let i = gone.length - 1; i >= 0; i--) {
		for (let j = come.length - 1; j >= 0; j--) {
			const paired = likeAt(i, j) >= ALIKE ? likeAt(i, j) + bestAt(i + 1, j + 1) : 0;
			const row = best[i];
			if (row) row[j] = Math.max(paired, bestAt(i + 1, j), bestAt(i, j + 1));
		}
	}
	const found: [string | null, string | null][] = [];
	let [i, j] = [0, 0];
	while (i < gone.length || j < come.length) {
		const [was, is] = [gone[i] ?? null, come[j] ?? null];
		const isPair =
			was !== null && is !== null && likeAt(i, j) >= ALIKE && bestAt(i, j) === likeAt(i, j) + bestAt(i + 1, j + 1);
		if (isPair) {
			found.push([was, is]);
			i += 1;
			j += 1;
		} else if (was !== null && (is === null || bestAt(i + 1, j) >= bestAt(i, j + 1))) {
			found.push([was, null]);
			i += 1;
		} else {
			found.push([null, is]);
			j += 1;
		}
	}
	return found;
}

/** Dice's coefficient of the pairs of letters, 0 to 1. */
function alike(one: string, other: string): number {
	const [first, second] = [letterPairs(one), letterPairs(other)];
	if (first.size === 0 || second.size === 0) return 0;
	let shared = 0;
	for (const pair of first) if (second.has(pair)) shared += 1;
	return (2 * shared) / (first.size + second.size);
}

function letterPairs(text: string): Set<string> {
	const letters = text.toLowerCase().replace(/\s+/g, " ");
	return new Set(Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2)));
}

function withMoves(rows: readonly ParagraphRow[]): ParagraphRow[] {
	const only = (row: ParagraphRow, name: "was" | "is") => {
		if (row.kind !== "changed" || row[name === "was" ? "is" : "was"] !== null) return null;
		const text = row[name]?.map((piece) => piece.text).join("") ?? "";
		return text.length >= SHORTEST_MOVED ? text : null;
	};
	const come = new Map(rows.flatMap((row, at) => (only(row, "is") ? [[only(row, "is"), at] as const] : [])));
	const moved = new Map<number, ParagraphRow>();
	let number = 0;
	for (const [at, row] of rows.entries()) {
		const text = only(row, "was");
		const to = text === null ? undefined : come.get(text);
		if (text === null || to === undefined || moved.has(to)) continue;
		number += 1;
		moved.set(at, { kind: "moved", text, side: "was", number });
		moved.set(to, { kind: "moved", text, side: "is", number });
	}
	return rows.map((row, at) => moved.get(at) ?? row);
}
