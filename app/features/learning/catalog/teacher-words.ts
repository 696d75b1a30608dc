import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";

/** One thing that a teacher says of themselves: in their own words, in the language these are in as far as we know, and translated. */
type Said = { own: string | null; ownLanguage: string; asked: string | null; english: string | null };

/** What a teacher says of themselves to a reader: in the reader's language, else in English, else as they wrote it. */
export function teacherWords({ own, ownLanguage, asked, english }: Said, language: Language) {
	if (asked) return { text: asked, language };
	if (english && ownLanguage !== language) return { text: english, language: DEFAULT_LANGUAGE };
	return own ? { text: own, language: ownLanguage } : null;
}

/**
 * A text about somebody (safe HTML) as it begins, and what "more" unfolds: its first paragraph, with a heading above it,
 * and the rest. Headings become those of a part below the name, without ids, which the page has already.
 */
export function beginningOf(html: string): { beginning: string; rest: string } {
	const text = html.replace(/<(\/?)h[2-4](?: [^>]*)?>/g, "<$1h3>");
	const first = /^(?:<h3>[^<]*<\/h3>\s*)?<p>[\s\S]*?<\/p>/.exec(text)?.[0] ?? "";
	return { beginning: first, rest: text.slice(first.length).trim() };
}
