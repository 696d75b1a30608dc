const MAX_TOKENS = 8;
const HAN_OR_WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const SHORTEST_PART = 3;

/** Makes texts comparable: without case, accents and ligatures, in the six languages. */
export function foldText(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replaceAll("œ", "oe")
		.replaceAll("æ", "ae");
}

/** The folded words of a search; a run of Chinese characters counts as one. Only the first eight count. */
export function searchTokens(search: string): string[] {
	return [...new Set(foldText(search).match(HAN_OR_WORD) ?? [])].slice(0, MAX_TOKENS);
}

/**
 * Says how well texts match a search: 0 when a word of it stands in none of
 * them. Each text has a weight. A whole word counts most, then the beginning of
 * one, then a part of one (German puts words together); Chinese is found anywhere.
 */
export function searchScore(tokens: readonly string[], texts: readonly { text: string; weight: number }[]): number {
	const folded = texts.map(({ text, weight }) => ({ words: foldText(text).match(HAN_OR_WORD) ?? [], weight }));
	let score = 0;
	for (const token of tokens) {
		const best = folded.reduce((sum, { words, weight }) => sum + weight * bestMatch(token, words), 0);
		if (best === 0) return 0;
		score += best;
	}
	return score;
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
