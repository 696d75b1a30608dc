type Json = Record<string, unknown>;

/**
 * The words of an entry in a language, field by field in English where it lacks one. Lists count as one field: half a
 * list of aliases would be neither language.
 */
export function entryWords<Words>({ words, englishWords }: { words: Json; englishWords: Json }): Words {
	return merged(englishWords, words) as Words;
}

function merged(english: Json, own: Json): Json {
	const names = new Set([...Object.keys(english), ...Object.keys(own)]);
	return Object.fromEntries([...names].map((name) => [name, oneOf(english[name], own[name])]));
}

function oneOf(english: unknown, own: unknown): unknown {
	if (own === undefined || own === "" || own === null) return english;
	return isObject(english) && isObject(own) ? merged(english, own) : own;
}

function isObject(value: unknown): value is Json {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
