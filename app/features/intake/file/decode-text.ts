/**
 * The text of a file from a spreadsheet: UTF-8 as a rule, UTF-16 where its mark says so, and otherwise what Windows
 * writes in the West, whose bytes are no UTF-8 as soon as a name has an accent.
 */
export function decodeText(bytes: Uint8Array): string {
	const mark = `${bytes[0]} ${bytes[1]}`;
	if (mark === "255 254") return new TextDecoder("utf-16le").decode(bytes);
	if (mark === "254 255") return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}
