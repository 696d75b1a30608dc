import { bidiIsolate } from "../text/bidi-isolate";

/**
 * How texts that stand on their own are put together in a language: Chinese has full-width marks and no spaces, French a
 * space before a colon. A sentence with something in it is one text of the locales with a placeholder instead; a list of
 * equals that ends in "and" or "or" is `listFormat`.
 */

/** Parts of one phrase, one after the other: "5 lessons, 20 minutes". What is empty is left out. */
export function joinParts(language: string, parts: readonly (string | null | undefined | false)[]): string {
	return parts
		.filter((part) => typeof part === "string" && part !== "")
		.map((part) => bidiIsolate(String(part)))
		.join(comma(language));
}

/** What stands between two parts of a phrase. */
export function comma(language: string): string {
	return language === "zh" ? "，" : ", ";
}

/** Whole sentences, each with its full stop. What is empty is left out. */
export function joinSentences(language: string, sentences: readonly (string | null | undefined | false)[]): string {
	return sentences.filter(Boolean).join(sentenceGap(language));
}

/** What stands between two sentences, one of which may be a link. */
export function sentenceGap(language: string): string {
	return language === "zh" ? "" : " ";
}

/** What something is called and what it is: "Price: 20 €". */
export function labelled(language: string, label: string, value: string | number): string {
	return `${label}${colon(language)}${bidiIsolate(String(value))}`;
}

/** The sign between a name and what it is, with its spaces. */
export function colon(language: string): string {
	return language === "zh" ? "：" : language === "fr" ? "\u00a0: " : ": ";
}
