import { foldText, spellingsOf } from "#app/shared/text/fold-text.ts";

const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu;
const MAX_TOKENS = 8;
const HAN_OR_WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu;
const SHORTEST_PART = 3;

export type Token = readonly string[];

/** A run of Chinese characters counts as one word. Only the first eight count. */
export function searchTokens(search: string): Token[] {
	const words = search.normalize("NFC").replace(INVISIBLE_CHARACTERS, "").match(HAN_OR_WORD) ?? [];
	const tokens = new Map(words.map(spellingsOf).map((spellings) => [spellings[0], spellings]));
	return [...tokens.values()].slice(0, MAX_TOKENS);
}

/**
 * Rates how well weighted texts match a search; 0 when any word is missing from all of them. Whole words count most,
 * then prefixes, then parts (for German compounds); Chinese matches anywhere.
 */
export function searchScore(tokens: readonly Token[], texts: readonly { text: string; weight: number }[]): number {
	const folded = texts.map(({ text, weight }) => ({ words: foldText(text).match(HAN_OR_WORD) ?? [], weight }));
	let score = 0;
	for (const token of tokens) {
		const best = folded.reduce((sum, { words, weight }) => sum + weight * bestOf(token, words), 0);
		if (best === 0) return 0;
		score += best;
	}
	return score;
}

function bestOf(token: Token, words: readonly string[]): number {
	return Math.max(...token.map((spelling) => bestMatch(spelling, words)));
}

function bestMatch(token: string, words: readonly string[]): number {
	let best = 0;
	for (const word of words) {
		if (word === token) return 4;
		if (word.startsWith(token)) best = Math.max(best, 2);
		else if (isPart(token, word)) best = Math.max(best, 1);
	}
	return best;
}

function isPart(token: string, word: string): boolean {
	return (token.length >= SHORTEST_PART || /^\p{Script=Han}/u.test(token)) && word.includes(token);
}
