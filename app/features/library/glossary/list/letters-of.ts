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

/** The first character of each letter of pinyin, in the order of Chinese dictionaries. No syllable begins with I, U or V. */
const PINYIN: readonly (readonly [letter: string, first: string])[] = [
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

/** Compares as a dictionary of the language does, by letters and not by accents. */
function byLetters(language: Language): Intl.Collator {
	const known = collators.get(language);
	if (known) return known;
	const made = new Intl.Collator(language === "zh" ? "zh-u-co-pinyin" : language, { sensitivity: "base" });
	collators.set(language, made);
	return made;
}

/** The letters of an index in a language; Chinese is ordered by its pinyin. */
export const alphabetOf = (language: Language): readonly string[] => ALPHABETS[language];

/**
 * The letter under which a dictionary of the language has a name: Ä is A in German, Ñ is a letter of its own in Spanish, 转 is
 * Z in Chinese. What begins with no letter of the language stands under its own first character.
 */
export function letterOf(name: string, language: Language): string {
	const [first = ""] = name.normalize("NFC");
	const { compare } = byLetters(language);
	const letter = ALPHABETS[language].find((one) => compare(one, first) === 0);
	if (letter) return letter;
	if (language === "zh" && /\p{Script=Han}/u.test(first)) {
		return PINYIN.findLast(([, from]) => compare(from, first) <= 0)?.[0] ?? "A";
	}
	return first.toUpperCase();
}

/** The order of names in a dictionary of the language. */
export function inDictionaryOrder(language: Language): (a: string, b: string) => number {
	const { compare } = byLetters(language);
	return (a, b) => compare(a, b) || (a < b ? -1 : Number(a > b));
}
