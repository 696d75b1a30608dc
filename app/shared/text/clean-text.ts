import { withoutInvisible } from "./invisible-characters.ts";

const LINE_BREAKS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
/** White space of all kinds, and the Braille cell without dots. */
const BLANK_ENDS = /^[\s\u2800]+|[\s\u2800]+$/gu;

/** NFC, no invisible characters, breaks and tabs as spaces, trimmed. Other control characters stay. */
export function cleanLine(text: string): string {
	return cleaned(text).replace(LINE_BREAKS, " ").replaceAll("\t", " ").replace(BLANK_ENDS, "");
}

/** `cleanLine` for several lines. A break becomes one character, as in the browser (a form sends two). */
export function cleanText(text: string): string {
	return cleaned(text).replace(LINE_BREAKS, "\n").replace(CONTROLS, "").replace(BLANK_ENDS, "");
}

/** True if a cleaned line has control characters that no keyboard types: NUL, escape, bell. */
export function hasControls(line: string): boolean {
	return /\p{Cc}/u.test(line);
}

function cleaned(text: string): string {
	return withoutInvisible(text.toWellFormed().normalize("NFC"));
}
