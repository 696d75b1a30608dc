import { bidiIsolate } from "../text/bidi-isolate";
import { numberFormat, pluralRules } from "./intl";

export type WordTree = { readonly [key: string]: string | WordTree };
export type TranslateValues = Readonly<Record<string, unknown>> & { count?: number };
export type Translate = (key: string, values?: TranslateValues) => string;

/**
 * The subset of i18next used here: dotted keys, `namespace:key`, `{{value}}`, `{{value, number}}`, plurals by
 * `count`, English fallback, `defaultValue`. Unknown keys are returned unchanged. Values are bidi-isolated
 * (`bidiIsolate`), not escaped, since React escapes. i18next took a fifth of the rendering time; a test compares all
 * keys. Record: docs/decisions/0007-languages-and-words.md
 */
export function createTranslate(
	language: string,
	find: (namespace: string) => WordTree | undefined,
	namespace: string,
): Translate {
	return (key, values) => {
		const colon = key.indexOf(":");
		const words = find(colon > 0 ? key.slice(0, colon) : namespace);
		const path = colon > 0 ? key.slice(colon + 1) : key;
		const text = words && (lookUp(words, path, values?.count, language) ?? inEnglish(words, path, values?.count));
		if (text === undefined) return defaultOf(values, language) ?? path;
		return values && text.includes("{{") ? fillIn(text, values, language) : text;
	};
}

function lookUp(words: WordTree, path: string, count: number | undefined, language: string): string | undefined {
	const dot = path.lastIndexOf(".");
	let group: string | WordTree | undefined = words;
	if (dot > 0)
		for (const part of path.slice(0, dot).split(".")) group = typeof group === "object" ? group[part] : undefined;
	if (typeof group !== "object") return undefined;

	const name = path.slice(dot + 1);
	const plural = typeof count === "number" ? group[`${name}_${pluralRules(language).select(count)}`] : undefined;
	const text = plural ?? group[name];
	return typeof text === "string" ? text : undefined;
}

export const FALLBACK = "~en";

function inEnglish(words: WordTree, path: string, count: number | undefined): string | undefined {
	const english = words[FALLBACK];
	return typeof english === "object" ? lookUp(english, path, count, "en") : undefined;
}

function defaultOf(values: TranslateValues | undefined, language: string): string | undefined {
	return typeof values?.defaultValue === "string" ? fillIn(values.defaultValue, values, language) : undefined;
}

function fillIn(text: string, values: TranslateValues, language: string): string {
	return text.replace(/{{\s*([\w.]+)\s*(?:,\s*(\w+)\s*)?}}/g, (_all, name: string, format: string | undefined) => {
		const value = values[name];
		if (value === undefined || value === null) return "";
		return format === "number" ? numberFormat(language).format(Number(value)) : bidiIsolate(String(value));
	});
}
