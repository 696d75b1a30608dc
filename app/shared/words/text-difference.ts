import { diffWordsWithSpace } from "diff";

/** A stretch of text that is the same in both, or stands in one of them only. */
export type Stretch = { text: string; kind: "same" | "added" | "taken" };

/**
 * What lies between two texts, word by word. Texts without spaces between words (Chinese) are compared by the words that
 * `Intl.Segmenter` finds.
 */
export function textDifference(before: string, after: string, language: string): Stretch[] {
	const intlSegmenter = new Intl.Segmenter(language, { granularity: "word" });
	return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }) => ({
		text: value,
		kind: added ? "added" : removed ? "taken" : "same",
	}));
}
