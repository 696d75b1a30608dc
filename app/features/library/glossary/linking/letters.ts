/** How a character stands in a text: apart, in a word, or as a word of its own, as Chinese characters do. */
export const APART = 0;
export const IN_WORD = 1;
export const ALONE = 2;

/** Latin, Greek and Cyrillic: what nearly every text consists of, worked out once. */
const COMMON = 0x530;
const WORD = /[\p{L}\p{N}\p{M}]/u;
const kinds = Uint8Array.from({ length: COMMON }, (_, code) =>
	WORD.test(String.fromCharCode(code)) ? IN_WORD : APART,
);
const folded = Uint16Array.from({ length: COMMON }, (_, code) => foldOne(code));

/** The kind of the character with this code; a half of a pair counts as a character that stands alone. */
export function kindOf(code: number): number {
	if (code < COMMON) return kinds[code] ?? APART;
	if ((code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff)) return ALONE;
	if (code >= 0xd800 && code <= 0xdfff) return ALONE;
	return WORD.test(String.fromCharCode(code)) ? IN_WORD : APART;
}

/**
 * The code under which a character is compared: small letters, ё as е, one kind of space, apostrophe and hyphen. One code
 * stays one code, so that places in the text stay what they are.
 */
export function foldedCode(code: number): number {
	if (code < COMMON) return folded[code] ?? code;
	if (code === 0x2019 || code === 0x02bc) return 0x27;
	if (code === 0x2010 || code === 0x2011) return 0x2d;
	if (code === 0x202f || code === 0x2009) return 0x20;
	return code;
}

function foldOne(code: number): number {
	if (code === 0x0a || code === 0x09 || code === 0xa0) return 0x20;
	const small = String.fromCharCode(code).toLowerCase();
	if (small === "ё") return "е".charCodeAt(0);
	return small.length === 1 ? small.charCodeAt(0) : code;
}
