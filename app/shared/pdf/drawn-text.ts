/** Which letters the faces at hand have, as code points. */
export type HasLetter = (code: number) => boolean;

/** Boxes of lists and hyphens that no face has, as signs that one has. */
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

/** Spaces of any width but the usual one. Faces have the one that does not break. */
const SPACES = /[\u2000-\u200a\u202f\u205f]/gu;
/** Soft hyphens, joiners, marks of direction, variation selectors: nothing of them is seen on paper. Line feeds stay. */
const UNSEEN = /(?!\n)(?:\p{Cc}|\p{Cf}|\p{Variation_Selector}|\u034f)/gu;
/** Pictographs: a text says the same without them. */
const PICTOGRAPH = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3)$/u;

/** A text as paper has it: its letters composed, its spaces of one kind, without what is not seen. */
export function paperText(text: string): string {
	return text.normalize("NFC").replaceAll("\t", " ").replace(SPACES, "\u00a0").replace(UNSEEN, "");
}

/**
 * What stands on paper for one letter of a text: itself, a sign that means the same, or nothing for a pictograph that no
 * face has. `null` for a letter that cannot be printed.
 */
export function drawnLetter(letter: string, has: HasLetter): string | null {
	const isThere = (text: string) => [...text].every((one) => has(one.codePointAt(0) ?? 0));
	if (isThere(letter)) return letter;
	const other = SUBSTITUTES[letter] ?? letter.normalize("NFKC");
	if (other !== letter && isThere(other)) return other;
	return PICTOGRAPH.test(letter) ? "" : null;
}

/** All letters that a text may be drawn with, to know which faces it takes. */
export function lettersToDraw(text: string): string {
	const composed = paperText(text);
	const substitutes = [...new Set(composed)].map((letter) => SUBSTITUTES[letter] ?? "");
	return [composed, composed.normalize("NFKC"), ...substitutes].join("");
}

/** The letters of a text that would be missing on paper, each once. */
export function undrawnLetters(text: string, has: HasLetter): string[] {
	const letters = new Set(paperText(text).replaceAll("\n", " "));
	return [...letters].filter((letter) => drawnLetter(letter, has) === null);
}
