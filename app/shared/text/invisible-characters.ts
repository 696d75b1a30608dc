const EMOJI = String.raw`(?:\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)`;
/**
 * Emoji with invisible characters: joined ones such as families, keycaps, flags such as England's, and those with a
 * variation selector.
 */
const EMOJI_SEQUENCES = [
	String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`,
	String.raw`[0-9#*]\uFE0F?\u20E3`,
	String.raw`${EMOJI}(?:\u200D${EMOJI})+`,
	String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]`,
];

/** Viramas of the Indic scripts: a joiner after one selects how two consonants are drawn (UAX #31, A2 and B). */
const VIRAMA = String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u1039\u17D2\u1B44\uA8C4\uA9C0`;
/** Arabic letters that do not join the next one, so that a non-joiner after them is invisible. */
const UNJOINED = String.raw`\u0621-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD\u06CF\u06D2\u06D3\u06D5`;
const JOINING = String.raw`(?![${UNJOINED}])[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]`;

const JOINERS = [
	String.raw`(?<=${JOINING}\p{M}*)\u200C(?=\p{M}*[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}])`,
	String.raw`(?<=\p{L}\p{M}*[${VIRAMA}]\p{M}*)\u200C(?=\p{L})`,
	String.raw`(?<=\p{L}\p{M}*[${VIRAMA}]\p{M}*)\u200D`,
	String.raw`(?<=\u09B0)\u200D(?=\u09CD)`,
];

const ALLOWED_INVISIBLE = [...EMOJI_SEQUENCES, ...JOINERS].join("|");
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]`;
const KEPT_OR_INVISIBLE = new RegExp(`(${ALLOWED_INVISIBLE})|${INVISIBLE}`, "gu");

/** Keeps those that emoji, Persian and Indic scripts need. Sources: UAX #31 (2.3), UTS #39 (3.1), UTS #51. */
export function withoutInvisible(text: string): string {
	return text.replace(KEPT_OR_INVISIBLE, (_all, kept: string | undefined) => kept ?? "");
}

const VISIBLE_CHARACTER = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Expects cleaned text. A Braille cell without dots (U+2800) is invisible. */
export function hasVisibleSign(text: string): boolean {
	return VISIBLE_CHARACTER.test(text);
}
