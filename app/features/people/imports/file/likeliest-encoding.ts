import type { Language } from "#app/shared/words/languages.ts";
import { decodeText, type Encoding } from "./encodings";

/** Non-ASCII letters of the languages that each code page serves. */
const ALPHABETS = {
	"windows-1252": [
		"äöüß",
		"àâæçéèêëîïôœùûüÿ",
		"áéíñóúü",
		"àáâãçéêíóôõú",
		"àèéìíòóù",
		"åäöæøé",
		"áéëïíóöúü",
		"áðéíóúýþæö",
	],
	"windows-1250": ["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "čćđšž", "ăâîşţ"],
	"windows-1251": [
		"абвгдежзийклмнопрстуфхцчшщъыьэюяё",
		"абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
		"абвгдђежзијклљмнњопрстћуфхцчџш",
	],
} as const;
type CodePage = keyof typeof ALPHABETS | "gb18030";

const CODE_PAGES_BY_PRIORITY: readonly CodePage[] = ["windows-1252", "windows-1250", "windows-1251", "gb18030"];
const PREFERRED_CODE_PAGE: Partial<Record<Language, CodePage>> = { ru: "windows-1251", zh: "gb18030" };

/**
 * Picks the code page by the words of a file. Lists of names are too short for letter statistics, so words are
 * scored: one script, capitals where expected, letters of one language.
 */
export function likeliestCodePage(bytes: Uint8Array, reader: Language): Encoding {
	const preferred = PREFERRED_CODE_PAGE[reader];
	const candidates = preferred
		? [preferred, ...CODE_PAGES_BY_PRIORITY.filter((one) => one !== preferred)]
		: CODE_PAGES_BY_PRIORITY;
	let best: { encoding: CodePage; score: number } = { encoding: "windows-1252", score: -1 };
	for (const encoding of candidates) {
		const score = scoreOf(decodeText(bytes, encoding), encoding);
		if (score > best.score) best = { encoding, score };
	}
	return best.encoding;
}

function scoreOf(text: string, encoding: CodePage): number {
	// Includes symbols that would be letters in another code page: "£ukasz" is one word.
	const words = text.match(/[\p{L}\p{M}\p{S}\p{No}\u0080-\u00bf\uFFFD]+/gu) ?? [];
	const beyondAscii = (word: string) => [...word].filter((letter) => letter > "\u007f").join("");
	const letters = words.map(beyondAscii).join("");
	if (letters === "") return 0;
	const fitting = words
		.filter((word) => isOfOneKind(word, encoding))
		.map(beyondAscii)
		.join("");
	if (encoding === "gb18030") return shareOf(fitting, isCommonHan, letters.length);
	const shares = ALPHABETS[encoding].map((alphabet) =>
		shareOf(fitting, (letter) => alphabet.includes(letter.toLowerCase()), letters.length),
	);
	return Math.max(...shares);
}

function shareOf(text: string, isFine: (letter: string) => boolean, all: number): number {
	return [...text].filter(isFine).length / all;
}

function isOfOneKind(word: string, encoding: CodePage): boolean {
	const hasAscii = /[a-z]/i.test(word);
	if (encoding === "gb18030") return !hasAscii;
	// Capitals at the start or throughout, as in names: "АоДИ" is Chinese read as Russian.
	const isCased = /^\p{Lu}?[^\p{Lu}]*$/u.test(word) || !/\p{Ll}/u.test(word);
	if (encoding === "windows-1251") return !hasAscii && isCased;
	// A word of only accented letters belongs to another script.
	return isCased && (hasAscii || [...word].length === 1);
}

/** One of the 3,755 characters of GB 2312 level 1, which are sorted by sound. */
function isCommonHan(letter: string): boolean {
	return COMMON_HAN().has(letter);
}

let commonHan: ReadonlySet<string> | null = null;
function COMMON_HAN(): ReadonlySet<string> {
	commonHan ??= new Set(decodeText(firstLevelOfGb2312(), "gb18030"));
	return commonHan;
}

function firstLevelOfGb2312(): Uint8Array {
	const bytes: number[] = [];
	for (let lead = 0xb0; lead <= 0xd7; lead += 1)
		for (let trail = 0xa1; trail <= 0xfe; trail += 1) bytes.push(lead, trail);
	return Uint8Array.from(bytes);
}
