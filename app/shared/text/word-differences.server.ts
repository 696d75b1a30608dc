import { diffWords } from "diff";
import type { TextPiece } from "./text-piece.ts";

/** Characters of both texts; longer ones are shown whole, because comparing them takes too much CPU time. */
const MAX_COMPARED_CHARACTERS = 60_000;
/** Timeout of a comparison; texts with nothing in common reach it. */
const DIFF_TIMEOUT_MS = 300;

/** A word-level diff, with word boundaries of the language. */
export function wordDifferences(older: string, newer: string, language: string): TextPiece[] {
	if (older === newer) return older ? [{ text: older, change: "same" }] : [];
	const whole: TextPiece[] = [
		...(older ? [{ text: older, change: "gone" as const }] : []),
		...(newer ? [{ text: newer, change: "new" as const }] : []),
	];
	if (!older || !newer || older.length + newer.length > MAX_COMPARED_CHARACTERS) return whole;
	const intlSegmenter = new Intl.Segmenter(language === "*" ? "en" : language, { granularity: "word" });
	const pieces = diffWords(older, newer, { intlSegmenter, timeout: DIFF_TIMEOUT_MS });
	if (!pieces) return whole;
	return pieces.map(({ value, added, removed }) => ({
		text: value,
		change: added ? "new" : removed ? "gone" : "same",
	}));
}

/** Shortens unchanged text to `around` characters next to each change. */
export function shortenUnchanged(pieces: readonly TextPiece[], around = 160): TextPiece[] {
	return pieces.map((piece, at) => {
		const { text, change } = piece;
		if (change !== "same" || text.length <= 3 * around) return piece;
		const [head, tail] = [at === 0 ? "" : text.slice(0, around), at === pieces.length - 1 ? "" : text.slice(-around)];
		return { text: `${head} […] ${tail}`, change };
	});
}
