import type { Language } from "#app/shared/words/languages.ts";

const LATIN = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const ALPHABETS: Record<Language, readonly string[]> = {
	en: LATIN,
	fr: LATIN,
	de: LATIN,
	zh: LATIN,
	es: [..."ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"],
	// No word begins with ъ, ы or ь.
	ru: [..."АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ"],
};

/** The first character of each pinyin letter in dictionary order. No syllable begins with I, U or V. */
const FIRST_CHARACTER_OF_PINYIN: readonly (readonly [letter: string, first: string])[] = [
	["A", "阿"],
	["B", "八"],
	["C", "嚓"],
	["D", "哒"],
	["E", "妸"],
	["F", "发"],
	["G", "旮"],
	["H", "哈"],
	["J", "讥"],
	["K", "咔"],
	["L", "垃"],
	["M", "妈"],
	["N", "拏"],
	["O", "噢"],
	["P", "妑"],
	["Q", "七"],
	["R", "呥"],
	["S", "扨"],
	["T", "它"],
	["W", "穵"],
	["X", "夕"],
	["Y", "丫"],
	["Z", "帀"],
];

const collators = new Map<Language, Intl.Collator>();

/** Base sensitivity: compares letters, not accents. */
function byLetters(language: Language): Intl.Collator {
	const known = collators.get(language);
	if (known) return known;
	const made = new Intl.Collator(language === "zh" ? "zh-u-co-pinyin" : language, { sensitivity: "base" });
	collators.set(language, made);
	return made;
}

export const alphabetOf = (language: Language): readonly string[] => ALPHABETS[language];

/** Ä is A in German, Ñ is separate in Spanish, 转 is Z in Chinese; other characters are their own group. */
export function letterOf(name: string, language: Language): string {
	const [first = ""] = name.normalize("NFC");
	const { compare } = byLetters(language);
	const letter = ALPHABETS[language].find((one) => compare(one, first) === 0);
	if (letter) return letter;
	if (language === "zh" && /\p{Script=Han}/u.test(first)) {
		return FIRST_CHARACTER_OF_PINYIN.findLast(([, from]) => compare(from, first) <= 0)?.[0] ?? "A";
	}
	return first.toUpperCase();
}

export function dictionaryComparator(language: Language): (a: string, b: string) => number {
	const { compare } = byLetters(language);
	return (a, b) => compare(a, b) || (a < b ? -1 : Number(a > b));
}
