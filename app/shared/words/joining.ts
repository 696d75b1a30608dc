import { bidiIsolate } from "../text/bidi-isolate";

/**
 * Joins texts by language rules: full-width punctuation without spaces in Chinese, a space before colons in French.
 * Sentences with placeholders belong in the locales; lists with "and" or "or" use `listFormat`.
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

export function joinSentences(language: string, sentences: readonly (string | null | undefined | false)[]): string {
	return sentences.filter(Boolean).join(sentenceGap(language));
}

export function sentenceGap(language: string): string {
	return language === "zh" ? "" : " ";
}

export function labelledValue(language: string, label: string, value: string | number): string {
	return `${label}${colon(language)}${bidiIsolate(String(value))}`;
}

export function colon(language: string): string {
	return language === "zh" ? "：" : language === "fr" ? "\u00a0: " : ": ";
}
