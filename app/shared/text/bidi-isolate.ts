/** Letters that are read from right to left: Hebrew, Arabic and their like. */
const RIGHT_TO_LEFT =
	/[\p{Script=Hebr}\p{Script=Arab}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}\p{Script=Rohg}]/u;
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * What somebody has written, for the middle of a sentence: it keeps its own direction and does not turn what stands around
 * it. The marks (FSI and PDI) do in plain text what `<bdi>` does in HTML, so they serve titles, attributes and mails as well;
 * a text of left-to-right letters alone comes back as it is.
 */
export function bidiIsolate(text: string): string {
	if (!RIGHT_TO_LEFT.test(text)) return text.replace(CONTROLS, "");
	return `\u2068${text.replace(CONTROLS, "")}\u2069`;
}
