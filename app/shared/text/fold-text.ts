/**
 * Version of the text folding. When a letter changes, a migration must update the table `letter_folds` and derived
 * data; a new version makes a scheduled job rebuild the index (docs/patterns/search.md).
 */
export const FOLD_VERSION = 1;

/** Letters with two common spellings that Unicode does not decompose. */
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

let findHan: (() => ReadonlyMap<string, string>) | null = null;
const known = new Map<string, string>();

export function setHanFolds(find: () => ReadonlyMap<string, string>): void {
	findHan = find;
	known.clear();
}

/** Ignores case, accents, widths and invisible characters; й stays distinct. By letter, like SQLite's triggers. */
export function foldText(text: string): string {
	if (ASCII.test(text)) return text.toLowerCase();
	let folded = "";
	for (const letter of text.normalize("NFC")) folded += foldLetter(letter);
	return folded;
}

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

/** Folds twice, since a simplified form may be another mapping's traditional one: 薴, 苧 and 苎 are the same. */
function simplified(letter: string, han: ReadonlyMap<string, string> | null): string {
	const simple = han?.get(letter) ?? letter;
	return han?.get(simple) ?? simple;
}

/** The folded text, and each unit's index in the original, plus one for the end. */
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
/** Two letters that may stand for an umlaut: "kaeufer", but neither "queen" nor "value". */
const AS_TWO = /(?<![aeiouq])([aou])e(?=\p{L})/gu;

/** Spellings of a search, the typed one first: an umlaut as two letters, and two letters as an umlaut. */
export function spellingsOf(search: string): string[] {
	const composed = search.normalize("NFC");
	const folded = foldText(composed);
	const asTwo = foldText(composed.replace(UMLAUTS, "$&e"));
	const asOne = folded.replace(/[\p{L}\p{M}]{5,}/gu, (word) => word.replace(AS_TWO, "$1"));
	return [...new Set([folded, asTwo, asOne])];
}

export function wordsOf(search: string, most: number): string[][] {
	const words = search.normalize("NFC").split(/\s+/u).map(spellingsOf);
	const first = words.filter(([folded]) => folded !== undefined && folded !== "");
	return [...new Map(first.map((spellings) => [spellings[0], spellings])).values()].slice(0, most);
}

export function hasAllWords(text: string, search: string): boolean {
	const folded = foldText(text);
	return wordsOf(search, MOST_WORDS).every((spellings) => spellings.some((spelling) => folded.includes(spelling)));
}
const MOST_WORDS = 12;
