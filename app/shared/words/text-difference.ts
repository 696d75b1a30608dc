import { diffWordsWithSpace } from "diff";

/** A span in both texts, or in only one. */
export type Stretch = { text: string; kind: "same" | "added" | "taken" };

/** Word-level diff. Chinese is split by `Intl.Segmenter`. */
export function textDifference(before: string, after: string, language: string): Stretch[] {
	const intlSegmenter = new Intl.Segmenter(language, { granularity: "word" });
	return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }) => ({
		text: value,
		kind: added ? "added" : removed ? "taken" : "same",
	}));
}
