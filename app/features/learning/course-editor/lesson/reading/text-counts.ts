import MarkdownIt from "markdown-it";
import type { Language } from "#app/shared/words/languages.ts";
import { countSyllables } from "./syllables";

export type TextCounts = { words: number; sentences: number; syllables: number };

/** Counts the running text of Markdown: paragraphs, lists and quotes, without headings, tables and figures. */
export function countText(markdown: string, language: Language): TextCounts {
	const counts: TextCounts = { words: 0, sentences: 0, syllables: 0 };
	const tokens = parser.parse(markdown, {});
	tokens.forEach((token, index) => {
		if (token.type !== "inline" || tokens[index - 1]?.type !== "paragraph_open") return;
		const text = (token.children ?? [])
			.map(({ type, content }) => (type === "text" ? content : /break$/.test(type) ? " " : ""))
			.join("");
		if (/^\[recall: [a-z0-9-]+\]$/.test(text)) return;
		for (const { segment } of segmenterOf(language).segment(text)) {
			const words = segment.match(WORD) ?? [];
			if (words.length === 0) continue;
			counts.sentences += 1;
			counts.words += words.length;
			for (const word of words) counts.syllables += countSyllables(word, language);
		}
	});
	return counts;
}

/** Numbers are no words: nobody agrees on their syllables. */
const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;

const parser = new MarkdownIt({ html: false });
parser.validateLink = () => true;

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenterOf(language: Language): Intl.Segmenter {
	const known = segmenters.get(language);
	if (known) return known;
	const made = new Intl.Segmenter(language, { granularity: "sentence" });
	segmenters.set(language, made);
	return made;
}
