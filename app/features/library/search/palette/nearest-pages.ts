import { editDistance } from "../words/edit-distance";
import type { PageToGoTo } from "./pages-to-go-to.server";

const PAGES_SHOWN = 3;
const MAX_TYPOS = 2;

export function nearestPages(pages: readonly PageToGoTo[], path: string): PageToGoTo[] {
	const asked = wordsOf(path);
	const score = (page: PageToGoTo) => {
		const own = wordsOf(page.path);
		const found = own.filter((word) => asked.some((one) => isLike(one, word)));
		return own.length === 0 ? 0 : found.length / own.length - 0.01 * own.length;
	};
	return pages
		.map((page) => ({ page, score: score(page) }))
		.filter(({ score }) => score > 0.4)
		.sort((a, b) => b.score - a.score)
		.slice(0, PAGES_SHOWN)
		.map(({ page }) => page);
}

/** Short words allow no typos. */
function isLike(requested: string, word: string): boolean {
	return (
		requested === word ||
		(word.length > 3 && editDistance(requested, word, MAX_TYPOS) <= Math.min(MAX_TYPOS, word.length / 3))
	);
}

function wordsOf(path: string): string[] {
	return path
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
}
