import { isJsonObject, type JsonObject } from "#app/shared/json.ts";

export type EntryWords<Words> = {
	words: Words;
	/** Paths of fields that fall back to English: `sections.roof.items.leaks.note`. */
	inEnglish: ReadonlySet<string>;
};

/**
 * The words of an entry in a language, field by field in English where it lacks one. Lists count as one field: half a
 * list of aliases would be neither language.
 */
export function entryWords<Words>({
	words,
	englishWords,
}: {
	words: JsonObject;
	englishWords: JsonObject;
}): EntryWords<Words> {
	const inEnglish = new Set<string>();
	return { words: merged(englishWords, words, "", inEnglish) as Words, inEnglish };
}

function merged(english: JsonObject, own: JsonObject, at: string, inEnglish: Set<string>): JsonObject {
	const names = new Set([...Object.keys(english), ...Object.keys(own)]);
	return Object.fromEntries(
		[...names].map((name) => [name, oneOf(english[name], own[name], `${at}${name}`, inEnglish)]),
	);
}

function oneOf(english: unknown, own: unknown, path: string, inEnglish: Set<string>): unknown {
	const isMissing = own === undefined || own === "" || own === null;
	// Descends into an object that is missing completely, so that each of its fields is listed.
	if (isJsonObject(english) && (isMissing || isJsonObject(own)))
		return merged(english, isJsonObject(own) ? own : {}, `${path}.`, inEnglish);
	if (!isMissing) return own;
	const isEmpty =
		english === undefined || english === "" || english === null || (Array.isArray(english) && english.length === 0);
	if (!isEmpty) inEnglish.add(path);
	return english;
}
