/** Character classes: a separator, part of a word, or a word of its own, such as Chinese characters. */
export const SEPARATOR = 0;
export const IN_WORD = 1;
export const ALONE = 2;

/** Latin, Greek and Cyrillic, which make up most texts, are classified in advance. */
const COMMON = 0x530;
const WORD = /[\p{L}\p{N}\p{M}]/u;
const kinds = Uint8Array.from({ length: COMMON }, (_, code) =>
	WORD.test(String.fromCharCode(code)) ? IN_WORD : SEPARATOR,
);
const folded = Uint16Array.from({ length: COMMON }, (_, code) => foldOne(code));

/** Half of a surrogate pair counts as a separate character. */
export function kindOf(code: number): number {
	if (code < COMMON) return kinds[code] ?? SEPARATOR;
	if ((code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff)) return ALONE;
	if (code >= 0xd800 && code <= 0xdfff) return ALONE;
	return WORD.test(String.fromCharCode(code)) ? IN_WORD : SEPARATOR;
}

/** Folds case, ё to е, spaces, apostrophes and hyphens. One code stays one code, so that offsets stay valid. */
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
