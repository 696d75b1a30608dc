import { LONGEST_EXCERPT } from "./note-limits";

/** Where a note stands, as it is kept. */
export type Anchor = { anchor: string | null; excerpt: string; quote: string; place: number };
/** Where it stands in the text that is shown: the paragraph, and what of it is marked (null: all of it). */
export type Found = { at: number; marked: [start: number, end: number] | null };

/** Shorter words stand in too many paragraphs to find one by them. */
const SHORTEST_SIGN = 12;
/** How much of what a paragraph begins with must be there again. */
const ENOUGH = 0.6;

/** The words of a paragraph, on one line. */
export function wordsOf(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

/** Names a paragraph by its words: FNV-1a over their signs, and how many they are. */
export function hashOf(words: string): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193) >>> 0;
	return `${hash.toString(16).padStart(8, "0")}-${words.length}`;
}

/** The anchor of a paragraph. */
export function anchorAt(paragraphs: readonly string[], at: number): Pick<Anchor, "anchor" | "excerpt" | "place"> {
	const words = paragraphs[at] ?? "";
	return { anchor: hashOf(words), excerpt: words.slice(0, LONGEST_EXCERPT).trim(), place: at };
}

/**
 * Finds the paragraph of a note again: by its hash; when it was changed, by the words that are marked; then by how it
 * begins. Of several the one nearest to where it stood. Null when its paragraph is gone.
 */
export function findAnchor({ anchor, excerpt, quote, place }: Anchor, paragraphs: readonly string[]): Found | null {
	const nearest = (fits: (words: string) => boolean) =>
		paragraphs
			.map((words, at) => ({ words, at }))
			.filter(({ words }) => fits(words))
			.sort((a, b) => Math.abs(a.at - place) - Math.abs(b.at - place))[0]?.at ?? null;
	const same = nearest((words) => hashOf(words) === anchor);
	const quoted = same ?? (quote.length >= SHORTEST_SIGN ? nearest((words) => words.includes(quote)) : null);
	const at = quoted ?? likest(excerpt, paragraphs, place);
	if (at === null) return null;
	const start = quote === "" ? -1 : (paragraphs[at]?.indexOf(quote) ?? -1);
	return { at, marked: start < 0 ? null : [start, start + quote.length] };
}

function likest(excerpt: string, paragraphs: readonly string[], place: number): number | null {
	if (excerpt.length < SHORTEST_SIGN) return null;
	const best = paragraphs
		.map((words, at) => ({ at, likeness: likeness(excerpt, words.slice(0, LONGEST_EXCERPT)) }))
		.sort((a, b) => b.likeness - a.likeness || Math.abs(a.at - place) - Math.abs(b.at - place))[0];
	return best && best.likeness >= ENOUGH ? best.at : null;
}

/** How alike two texts are, from 0 to 1: the pairs of signs that both have (Dice). It needs no words, so it reads Chinese. */
function likeness(one: string, other: string): number {
	const [pairs, others] = [pairsOf(one), pairsOf(other)];
	const left = new Map<string, number>();
	for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1);
	let both = 0;
	for (const pair of pairs) {
		const count = left.get(pair) ?? 0;
		if (count === 0) continue;
		left.set(pair, count - 1);
		both += 1;
	}
	return pairs.length + others.length === 0 ? 0 : (2 * both) / (pairs.length + others.length);
}

function pairsOf(text: string): string[] {
	return Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2));
}
