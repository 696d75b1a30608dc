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

/** True when the bytes prove the encoding; all others are guesses. */
export function isUnicode(encoding: string): boolean {
	return encoding.startsWith("utf-");
}

/** Decodes without the byte order mark. Invalid bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
	return new TextDecoder(encoding).decode(bytes);
}
