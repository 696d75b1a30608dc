import { LONGEST_EXCERPT } from "./note-limits";

export type Anchor = { anchor: string | null; excerpt: string; quote: string; place: number };
export type FoundParagraph = { at: number; marked: [start: number, end: number] | null };

/** Shorter quotes occur in too many paragraphs. */
const MIN_QUOTE_LENGTH = 12;
const MIN_SIMILARITY = 0.6;

export function wordsOf(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

/** Paragraph key: FNV-1a hash and length. */
export function hashOf(words: string): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193) >>> 0;
	return `${hash.toString(16).padStart(8, "0")}-${words.length}`;
}

export function anchorAt(paragraphs: readonly string[], at: number): Pick<Anchor, "anchor" | "excerpt" | "place"> {
	const words = paragraphs[at] ?? "";
	return { anchor: hashOf(words), excerpt: words.slice(0, LONGEST_EXCERPT).trim(), place: at };
}

/** By hash, else by quote, else by similar beginning; nearest to the former position first. Null when gone. */
export function findAnchor(
	{ anchor, excerpt, quote, place }: Anchor,
	paragraphs: readonly string[],
): FoundParagraph | null {
	const nearest = (fits: (words: string) => boolean) =>
		paragraphs
			.map((words, at) => ({ words, at }))
			.filter(({ words }) => fits(words))
			.sort((a, b) => Math.abs(a.at - place) - Math.abs(b.at - place))[0]?.at ?? null;
	const same = nearest((words) => hashOf(words) === anchor);
	const quoted = same ?? (quote.length >= MIN_QUOTE_LENGTH ? nearest((words) => words.includes(quote)) : null);
	const at = quoted ?? mostSimilarParagraph(excerpt, paragraphs, place);
	if (at === null) return null;
	const start = quote === "" ? -1 : (paragraphs[at]?.indexOf(quote) ?? -1);
	return { at, marked: start < 0 ? null : [start, start + quote.length] };
}

function mostSimilarParagraph(excerpt: string, paragraphs: readonly string[], place: number): number | null {
	if (excerpt.length < MIN_QUOTE_LENGTH) return null;
	const best = paragraphs
		.map((words, at) => ({ at, likeness: likeness(excerpt, words.slice(0, LONGEST_EXCERPT)) }))
		.sort((a, b) => b.likeness - a.likeness || Math.abs(a.at - place) - Math.abs(b.at - place))[0];
	return best && best.likeness >= MIN_SIMILARITY ? best.at : null;
}

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
