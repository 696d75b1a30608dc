/**
 * How texts are compared everywhere: in the search of the school, in every list and filter. When a letter changes, the table
 * `letter_folds` and what is made of it change by a migration, and `FOLD_VERSION` has the clock make the index anew
 * (docs/patterns/search.md).
 */
export const FOLD_VERSION = 1;

/** Letters that people write in two ways and that Unicode does not take apart. */
const TWO_WAYS: Readonly<Record<string, string>> = {
	ß: "ss",
	œ: "oe",
	æ: "ae",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	þ: "th",
	ħ: "h",
	ı: "i",
	ς: "σ",
	"’": "'",
	ʼ: "'",
};
const SHORT = "\u0306";
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]$/u;
const ASCII = /^[\0-\x7f]*$/;

/** Traditional Chinese as simplified; the server knows the table (`fold-han.server.ts`). */
let findHan: (() => ReadonlyMap<string, string>) | null = null;
const known = new Map<string, string>();

/** Has Chinese letters folded as well, by a table that is read when the first one comes. */
export function setHanFolds(find: () => ReadonlyMap<string, string>): void {
	findHan = find;
	known.clear();
}

/**
 * A text as it is compared: without case, accents, widths and what is not seen, each letter in one spelling. Й stays a letter
 * of its own. It is done letter by letter, as the triggers of SQLite do it.
 */
export function foldText(text: string): string {
	if (ASCII.test(text)) return text.toLowerCase();
	let folded = "";
	for (const letter of text.normalize("NFC")) folded += foldLetter(letter);
	return folded;
}

/** One letter as it is compared; a mark that stands alone is nothing. */
export function foldLetter(letter: string): string {
	let folded = known.get(letter);
	if (folded === undefined) {
		folded = folding(letter);
		known.set(letter, folded);
	}
	return folded;
}

function folding(letter: string): string {
	if (UNSEEN.test(letter)) return "";
	if (letter === "й" || letter === "Й") return "й";
	const plain = letter
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.normalize("NFC")
		.toLowerCase()
		.replace(/\p{Pd}/gu, "-");
	const han = findHan && /\p{Script=Han}/u.test(plain) ? findHan() : null;
	return [...plain].map((one) => TWO_WAYS[one] ?? simplified(one, han)).join("");
}

/** What is traditional for one may be simplified for another: 薴, 苧 and 苎 are one. */
function simplified(letter: string, han: ReadonlyMap<string, string> | null): string {
	const simple = han?.get(letter) ?? letter;
	return han?.get(simple) ?? simple;
}

/** A folded text, and where in the text each unit of it has come from; one more place for the end. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
	let folded = "";
	const places: number[] = [];
	let at = 0;
	for (const letter of text) {
		const isShort = (letter === "и" || letter === "И") && text[at + 1] === SHORT;
		const piece = isShort ? "й" : foldLetter(letter);
		for (let unit = 0; unit < piece.length; unit += 1) places.push(at);
		folded += piece;
		at += letter.length;
	}
	places.push(text.length);
	return { folded, places };
}

const UMLAUTS = /[äöüÄÖÜ]/g;
/** Where two letters may stand for an umlaut: "kaeufer", and neither "queen" nor "value". */
const AS_TWO = /(?<![aeiouq])([aou])e(?=\p{L})/gu;

/** A search as what it looks for may be written, the first as it was typed: an umlaut as two letters, and two as an umlaut. */
export function spellingsOf(search: string): string[] {
	const composed = search.normalize("NFC");
	const folded = foldText(composed);
	const asTwo = foldText(composed.replace(UMLAUTS, "$&e"));
	const asOne = folded.replace(/[\p{L}\p{M}]{5,}/gu, (word) => word.replace(AS_TWO, "$1"));
	return [...new Set([folded, asTwo, asOne])];
}

/** The words of a search, each once, in all their spellings. */
export function wordsOf(search: string, most: number): string[][] {
	const words = search.normalize("NFC").split(/\s+/u).map(spellingsOf);
	const first = words.filter(([folded]) => folded !== undefined && folded !== "");
	return [...new Map(first.map((spellings) => [spellings[0], spellings])).values()].slice(0, most);
}

/** Whether every word of a search stands in a text, anywhere. */
export function hasAllWords(text: string, search: string): boolean {
	const folded = foldText(text);
	return wordsOf(search, MOST_WORDS).every((spellings) => spellings.some((spelling) => folded.includes(spelling)));
}
const MOST_WORDS = 12;
