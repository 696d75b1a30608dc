/** How the letters of a file may be written: labels of the Encoding Standard, as `TextDecoder` takes them. */
export const ENCODINGS = [
	"utf-8",
	"utf-16le",
	"utf-16be",
	"windows-1252",
	"windows-1250",
	"windows-1251",
	"windows-1253",
	"windows-1254",
	"gb18030",
	"big5",
	"shift_jis",
	"euc-kr",
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** True where the bytes themselves prove how they are to be read: none of the others is more than a guess. */
export function isUnicode(encoding: string): boolean {
	return encoding.startsWith("utf-");
}

/** The text of a file without its mark. What is no letter in this encoding becomes U+FFFD, and nothing else changes. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
	return new TextDecoder(encoding).decode(bytes);
}
