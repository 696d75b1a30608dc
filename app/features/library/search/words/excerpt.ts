import { foldWithPlaces } from "#app/shared/text/fold-text.ts";
import { type SearchWord, stemOf } from "./search-words.ts";

export type Piece = { from: number; text: string; isMarked: boolean };
type Range = { from: number; to: number; term: number };

const WORD_PATTERN = /[\p{L}\p{N}]+/gu;

export function markedPieces(text: string, terms: readonly SearchWord[]): Piece[] {
	const pieces: Piece[] = [];
	let end = 0;
	for (const { from, to } of joined(rangesIn(text, terms))) {
		if (from > end) pieces.push({ from: end, text: text.slice(end, from), isMarked: false });
		pieces.push({ from, text: text.slice(from, to), isMarked: true });
		end = to;
	}
	if (end < text.length) pieces.push({ from: end, text: text.slice(end), isMarked: false });
	return pieces;
}

/** About `length` characters around most of the words, with ellipses; the beginning of the text when none occur. */
export function excerptOf(text: string, terms: readonly SearchWord[], length = 160): string {
	const wanted = /\p{Script=Han}/u.test(text) ? length / 2 : length;
	if (text.length <= wanted) return text;
	const ranges = rangesIn(text, terms);
	const best = ranges.reduce<{ from: number; count: number }>(
		(found, range) => {
			const inside = ranges.filter(({ from, to }) => from >= range.from && to <= range.from + wanted * 0.7);
			const count = new Set(inside.map(({ term }) => term)).size;
			return count > found.count ? { from: range.from, count } : found;
		},
		{ from: 0, count: 0 },
	);
	const start = best.from <= wanted * 0.3 ? 0 : wordStart(text, Math.floor(best.from - wanted * 0.25), best.from);
	const end = start + wanted >= text.length ? text.length : wordEnd(text, Math.floor(start + wanted));
	return `${start > 0 ? "… " : ""}${text.slice(start, end).trim()}${end < text.length ? " …" : ""}`;
}

export function containsAllWords(text: string, terms: readonly SearchWord[]): boolean {
	return new Set(rangesIn(text, terms).map(({ term }) => term)).size === terms.length;
}

function rangesIn(text: string, terms: readonly SearchWord[]): Range[] {
	if (terms.length === 0) return [];
	const { folded, places } = foldWithPlaces(text);
	const range = (from: number, to: number, term: number): Range => ({
		from: places[from] ?? 0,
		to: endOf(places, to, text),
		term,
	});
	const beginnings = terms.map(({ text: word, others, isChinese }) =>
		isChinese ? [] : [word, ...others].flatMap((spelling) => [spelling, stemOf(spelling)]),
	);
	const ranges: Range[] = [];
	for (const { 0: word, index } of folded.matchAll(WORD_PATTERN)) {
		beginnings.forEach((some, term) => {
			const found = some.find((beginning) =>
				beginning.length === 1 ? word === beginning : word.startsWith(beginning),
			);
			if (found) ranges.push(range(index, index + found.length, term));
		});
	}
	terms.forEach(({ isChinese, text: run, pairs }, term) => {
		if (!isChinese) return;
		for (const piece of pairs.length > 0 ? pairs : [run]) {
			for (let at = folded.indexOf(piece); at >= 0; at = folded.indexOf(piece, at + 1)) {
				ranges.push(range(at, at + piece.length, term));
			}
		}
	});
	return ranges.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Maps an offset of the folded text back, after the whole letter when one folds to two. */
function endOf(places: readonly number[], to: number, text: string): number {
	let end = to;
	while (end < places.length - 1 && places[end] === places[end - 1]) end += 1;
	return places[end] ?? text.length;
}

function joined(ranges: readonly Range[]): Range[] {
	const whole: Range[] = [];
	for (const range of ranges) {
		const last = whole.at(-1);
		if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
		else whole.push({ ...range });
	}
	return whole;
}

function wordStart(text: string, at: number, latest: number): number {
	const gap = text.indexOf(" ", Math.max(0, at));
	return gap < 0 || gap >= latest ? Math.max(0, at) : gap + 1;
}

function wordEnd(text: string, at: number): number {
	const gap = text.lastIndexOf(" ", at);
	return gap > at - 24 ? gap : at;
}
