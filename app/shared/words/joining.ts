import { bidiIsolate } from "../text/bidi-isolate";

/**
 * Joins independent texts by the rules of a language: Chinese has full-width punctuation without spaces, French a space
 * before a colon. For a sentence with a placeholder use the locales; for a list with "and" or "or" use `listFormat`.
 */

/** "5 lessons, 20 minutes". Empty parts are skipped. */
export function joinParts(language: string, parts: readonly (string | null | undefined | false)[]): string {
	return parts
		.filter((part) => typeof part === "string" && part !== "")
		.map((part) => bidiIsolate(String(part)))
		.join(comma(language));
}

export function comma(language: string): string {
	return language === "zh" ? "，" : ", ";
}

/** Whole sentences with their full stops. Empty ones are skipped. */
export function joinSentences(language: string, sentences: readonly (string | null | undefined | false)[]): string {
	return sentences.filter(Boolean).join(sentenceGap(language));
}

export function sentenceGap(language: string): string {
	return language === "zh" ? "" : " ";
}

/** "Price: 20 €". */
export function labelled(language: string, label: string, value: string | number): string {
	return `${label}${colon(language)}${bidiIsolate(String(value))}`;
}

/** With the spaces that the language needs. */
export function colon(language: string): string {
	return language === "zh" ? "：" : language === "fr" ? "\u00a0: " : ": ";
}
