const RIGHT_TO_LEFT =
	/[\p{Script=Hebr}\p{Script=Arab}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}\p{Script=Rohg}]/u;
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Wraps user text that has right-to-left letters in a bidi isolate (FSI, PDI), like `<bdi>` for plain text. */
export function bidiIsolate(text: string): string {
	if (!RIGHT_TO_LEFT.test(text)) return text.replace(CONTROLS, "");
	return `\u2068${text.replace(CONTROLS, "")}\u2069`;
}
