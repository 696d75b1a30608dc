/** Character classes: a separator, part of a word, or a word of its own, such as Chinese characters. */
export const SEPARATOR = 0;
export const WORD_CHARACTER = 1;
export const SINGLE_CHARACTER_WORD = 2;

/** Latin, Greek and Cyrillic, which make up most texts, are classified in advance. */
const PRECLASSIFIED_CODES = 0x530;
const WORD_CHARACTER_PATTERN = /[\p{L}\p{N}\p{M}]/u;
const kinds = Uint8Array.from({ length: PRECLASSIFIED_CODES }, (_, code) =>
	WORD_CHARACTER_PATTERN.test(String.fromCharCode(code)) ? WORD_CHARACTER : SEPARATOR,
);
const folded = Uint16Array.from({ length: PRECLASSIFIED_CODES }, (_, code) => foldOne(code));

/** Half of a surrogate pair counts as a separate character. */
export function characterClass(code: number): number {
	if (code < PRECLASSIFIED_CODES) return kinds[code] ?? SEPARATOR;
	if ((code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff)) return SINGLE_CHARACTER_WORD;
	if (code >= 0xd800 && code <= 0xdfff) return SINGLE_CHARACTER_WORD;
	return WORD_CHARACTER_PATTERN.test(String.fromCharCode(code)) ? WORD_CHARACTER : SEPARATOR;
}

/** Folds case, ё to е, spaces, apostrophes and hyphens. One code stays one code, so that offsets stay valid. */
export function foldCode(code: number): number {
	if (code < PRECLASSIFIED_CODES) return folded[code] ?? code;
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
