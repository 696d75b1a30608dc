import { foldText, wordsOf } from "#app/shared/text/fold-text.ts";
import type { ListedArticle } from "./help-article";

/** Further words are ignored. */
const MOST_WORDS = 8;
const SHORTEST_MISTYPED = 5;

/**
 * Articles with every search word in title, keywords or summary, best first; all without a word.
 * Ignores case and accents and allows one typo in longer words. For short lists in the browser; the site search has
 * an index.
 */
export function searchArticles<A extends Pick<ListedArticle, "title" | "summary" | "keywords">>(
	articles: readonly A[],
	search: string,
): A[] {
	const asked = wordsOf(search.replace(/[^\p{L}\p{N}\p{M}\p{Cf}]+/gu, " "), MOST_WORDS);
	if (asked.length === 0) return [...articles];
	return articles
		.map((article) => ({ article, score: scoreOf(article, asked) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score)
		.map(({ article }) => article);
}

/** Sums the weights of matches; nothing when a word is missing. */
function scoreOf(
	article: Pick<ListedArticle, "title" | "summary" | "keywords">,
	words: readonly (readonly string[])[],
): number {
	const places = [
		{ text: folded(article.title), worth: 8 },
		{ text: folded(article.keywords.join(" ")), worth: 4 },
		{ text: folded(article.summary), worth: 2 },
	];
	const scores = words.map((spellings) =>
		Math.max(...places.flatMap(({ text, worth }) => spellings.map((word) => worth * matches(text, word)))),
	);
	return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** 1 for a prefix, less within a word (Chinese has no gaps), least with a typo. */
function matches(text: string, word: string): number {
	if (` ${text}`.includes(` ${word}`)) return 1;
	if (text.includes(word)) return 0.75;
	if (word.length < SHORTEST_MISTYPED) return 0;
	return text.split(" ").some((one) => isOneAway(one.slice(0, word.length + 1), word)) ? 0.4 : 0;
}

/** True for one missing, added, changed or swapped letter; `long` may have a longer ending. */
function isOneAway(long: string, word: string): boolean {
	let at = 0;
	while (at < word.length && long[at] === word[at]) at += 1;
	const [restOfLong, rest] = [long.slice(at), word.slice(at)];
	return (
		restOfLong.startsWith(rest.slice(1)) ||
		restOfLong.slice(1).startsWith(rest.slice(1)) ||
		restOfLong.slice(1).startsWith(rest) ||
		restOfLong.startsWith(`${rest[1] ?? ""}${rest[0] ?? ""}${rest.slice(2)}`)
	);
}

function folded(text: string): string {
	return foldText(text.slice(0, 4_000))
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}
