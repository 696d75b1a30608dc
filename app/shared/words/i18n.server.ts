import type { i18n as I18n } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { YEAR_SECONDS } from "#app/shared/durations.ts";
import { I18N_OPTIONS, type Namespace } from "./i18n";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, LANGUAGE_KEY, type Language, toLanguage } from "./languages";
import { createTranslate, type TranslateValues, type WordTree } from "./translator";
import { createWordsInstance } from "./words-instance";

/** All translations as JSON text: scripts/vite/complete-words.ts. */
const files = import.meta.glob<string>("../../../locales/*/*/*.json", {
	query: "?raw",
	eager: true,
	import: "default",
});

/** The names of all files of words. */
export const NAMESPACES: readonly string[] = Object.keys(files)
	.filter((path) => path.includes("/en/"))
	.map((path) => path.slice(path.lastIndexOf("/") + 1, -5));

const resources = new Map<Language, Record<string, WordTree>>();

function resourcesOf(language: Language): Record<string, WordTree> {
	let words = resources.get(language);
	if (!words) {
		const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
		words = Object.fromEntries(
			own.map(([path, text]) => [path.slice(path.lastIndexOf("/") + 1, -5), JSON.parse(text)]),
		);
		resources.set(language, words);
	}
	return words;
}

export const remixI18n = new RemixI18Next({
	detection: {
		supportedLanguages: [...LANGUAGE_CODES],
		fallbackLanguage: DEFAULT_LANGUAGE,
		order: ["custom", "header"],
		// remix-i18next only reads signed or encoded cookies; ours is plain for scripts.
		findLocale: async (request) => storedLanguage(request),
	},
	i18next: I18N_OPTIONS,
});

export async function detectLanguage(request: Request): Promise<Language> {
	const found = await remixI18n.getLocale(request);
	return toLanguage(found);
}

function storedLanguage(request: Request): Language | null {
	const match = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(request.headers.get("Cookie") ?? "");
	return match && isLanguage(match[1]) ? match[1] : null;
}

const instances = new Map<Language, I18n>();

/** Shared between requests: it never changes language. */
export function getI18n(language: Language): I18n {
	let instance = instances.get(language);
	if (!instance) {
		instance = createWordsInstance(language, resourcesOf(language));
		instances.set(language, instance);
	}
	return instance;
}

export function getFixedT<N extends Namespace>(language: Language, namespace: N) {
	return getI18n(language).getFixedT(language, namespace);
}

/** Texts by keys that come from data, such as stored names; null for a key without a text. */
export function textFinder(language: Language, namespace: string) {
	const translate = createTranslate(language, (name) => resourcesOf(language)[name], namespace);
	return (key: string, values: TranslateValues = {}): string | null =>
		translate(key, { ...values, defaultValue: "" }) || null;
}

export function getWords(language: Language, namespaces: readonly string[]) {
	const words = resourcesOf(language);
	return Object.fromEntries(namespaces.map((namespace) => [namespace, words[namespace] ?? {}]));
}

export function languageCookie(language: Language): string {
	return `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
