export type HasLetter = (code: number) => boolean;

/** Checkboxes and hyphens that no font has, with their substitutes. */
const SUBSTITUTES: Record<string, string> = {
	"\u2010": "-",
	"\u2011": "-",
	"\u2015": "—",
	"\u2610": "□",
	"\u2611": "✓",
	"\u2612": "×",
	"\u2705": "✓",
	"\u2714": "✓",
};

const SPACES = /[\u2000-\u200a\u202f\u205f]/gu;
/** Soft hyphens, joiners, direction marks, variation selectors. Line feeds stay. */
const UNSEEN = /(?!\n)(?:\p{Cc}|\p{Cf}|\p{Variation_Selector}|\u034f)/gu;
/** Emoji are dropped: the text is complete without them. */
const PICTOGRAPH = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3)$/u;

/** Prepares a text for print: NFC, plain spaces, no invisible characters. */
export function paperText(text: string): string {
	return text.normalize("NFC").replaceAll("\t", " ").replace(SPACES, "\u00a0").replace(UNSEEN, "");
}

/** The letter itself, a substitute, or "" for an emoji that no font has. `null` if it cannot be printed. */
export function drawnLetter(letter: string, has: HasLetter): string | null {
	const isThere = (text: string) => [...text].every((one) => has(one.codePointAt(0) ?? 0));
	if (isThere(letter)) return letter;
	const other = SUBSTITUTES[letter] ?? letter.normalize("NFKC");
	if (other !== letter && isThere(other)) return other;
	return PICTOGRAPH.test(letter) ? "" : null;
}

export function lettersToDraw(text: string): string {
	const composed = paperText(text);
	const substitutes = [...new Set(composed)].map((letter) => SUBSTITUTES[letter] ?? "");
	return [composed, composed.normalize("NFKC"), ...substitutes].join("");
}

export function undrawnLetters(text: string, has: HasLetter): string[] {
	const letters = new Set(paperText(text).replaceAll("\n", " "));
	return [...letters].filter((letter) => drawnLetter(letter, has) === null);
}
