import { diffWords } from "diff";

/** A piece of a text: in both versions, only in the older, or only in the newer. */
export type TextPiece = { text: string; change: "same" | "gone" | "new" };

/** Texts longer than this together are shown whole, one after the other: comparing them would take a Worker's time. */
const MOST_COMPARED = 60_000;
/** A comparison that takes longer than this is given up; texts that have nothing in common do. */
const MOST_MILLISECONDS = 300;

/** What was changed from one text to another, word by word as the language has them. */
export function wordDifferences(older: string, newer: string, language: string): TextPiece[] {
	if (older === newer) return older ? [{ text: older, change: "same" }] : [];
	const whole: TextPiece[] = [
		...(older ? [{ text: older, change: "gone" as const }] : []),
		...(newer ? [{ text: newer, change: "new" as const }] : []),
	];
	if (!older || !newer || older.length + newer.length > MOST_COMPARED) return whole;
	const intlSegmenter = new Intl.Segmenter(language === "*" ? "en" : language, { granularity: "word" });
	const pieces = diffWords(older, newer, { intlSegmenter, timeout: MOST_MILLISECONDS });
	if (!pieces) return whole;
	return pieces.map(({ value, added, removed }) => ({
		text: value,
		change: added ? "new" : removed ? "gone" : "same",
	}));
}

/** The lines around what has changed; a long text that stays is told by its ends. */
export function shortened(pieces: readonly TextPiece[], around = 160): TextPiece[] {
	return pieces.map((piece, at) => {
		const { text, change } = piece;
		if (change !== "same" || text.length <= 3 * around) return piece;
		const [head, tail] = [at === 0 ? "" : text.slice(0, around), at === pieces.length - 1 ? "" : text.slice(-around)];
		return { text: `${head} […] ${tail}`, change };
	});
}
