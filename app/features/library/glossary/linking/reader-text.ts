import { convertExamples, type ExampleChoice } from "#app/features/learning/examples/convert-examples.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { type LinkOptions, linkTerms } from "./link-terms";
import type { GlossaryTerms } from "./read-terms.server";

type Text = { html: string; inEnglish: boolean };
type Reader = LinkOptions & { language: Language; terms: GlossaryTerms; examples: ExampleChoice };

/** Converts examples to the reader's units and currency, and links terms. */
export function readerText({ html, inEnglish }: Text, { language, terms, examples, ...links }: Reader) {
	const text = convertExamples(html, examples, inEnglish ? DEFAULT_LANGUAGE : language);
	return { ...text, html: linkTerms(text.html, inEnglish ? terms.english : terms.own, links) };
}
