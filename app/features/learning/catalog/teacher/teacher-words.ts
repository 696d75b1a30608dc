import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";

/** One text by a teacher: the original, its language as far as known, and translations. */
type TeacherText = { own: string | null; ownLanguage: string; asked: string | null; english: string | null };

/** A teacher's text in the reader's language, else in English, else the original. */
export function teacherWords({ own, ownLanguage, asked, english }: TeacherText, language: Language) {
	if (asked) return { text: asked, language };
	if (english && ownLanguage !== language) return { text: english, language: DEFAULT_LANGUAGE };
	return own ? { text: own, language: ownLanguage } : null;
}

/** Splits safe HTML after the first paragraph. Headings are demoted and lose their ids. */
export function splitAfterFirstParagraph(html: string): { beginning: string; rest: string } {
	const text = html.replace(/<(\/?)h[2-4](?: [^>]*)?>/g, "<$1h3>");
	const first = /^(?:<h3>[^<]*<\/h3>\s*)?<p>[\s\S]*?<\/p>/.exec(text)?.[0] ?? "";
	return { beginning: first, rest: text.slice(first.length).trim() };
}
