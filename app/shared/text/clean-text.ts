import { withoutInvisible } from "./invisible-characters.ts";

const LINE_BREAKS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
/** What is blank at an end of a text: spaces of all kinds, and the Braille cell without dots. */
const BLANK_ENDS = /^[\s\u2800]+|[\s\u2800]+$/gu;

/**
 * A line of text from a person as it is kept: letters composed (NFC: macOS pastes "é" as a letter with a mark behind it),
 * without what is not seen, breaks and tabs as spaces, none around it. Other control characters stay, for `hasControls`.
 */
export function cleanLine(text: string): string {
	return cleaned(text).replace(LINE_BREAKS, " ").replaceAll("\t", " ").replace(BLANK_ENDS, "");
}

/** The same for a text of several lines. A break counts as one character, as in the browser (a form sends two). */
export function cleanText(text: string): string {
	return cleaned(text).replace(LINE_BREAKS, "\n").replace(CONTROLS, "").replace(BLANK_ENDS, "");
}

/** True for a line, cleaned before, that has characters no keyboard writes into it: NUL, escape, bell. */
export function hasControls(line: string): boolean {
	return /\p{Cc}/u.test(line);
}

function cleaned(text: string): string {
	return withoutInvisible(text.toWellFormed().normalize("NFC"));
}
