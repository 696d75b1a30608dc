import { cutText } from "#app/features/library/search/words/cut-text.ts";
import type { Fragment } from "#scripts/generate-school/generate-forum.ts";
import { inventDocuments } from "./invent-documents.ts";

const CHINESE_SIGNS = 40;
const WORDS = 18;

/** Paragraphs of eighteen words with the frequencies of a language, or of forty Chinese characters. Deterministic. */
export function inventFragments(count: number): Fragment[] {
	return inventDocuments(0, count).map(({ language, text }) => {
		const body = language === "zh" ? text.slice(0, CHINESE_SIGNS) : text.split(" ").slice(0, WORDS).join(" ");
		return { language, body, cut: cutText(body) };
	});
}
