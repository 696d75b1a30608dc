/** English is default and fallback. */
export const LANGUAGES = [
	{ code: "en", name: "English", flag: "🇺🇸" },
	{ code: "ru", name: "Русский", flag: "🇷🇺" },
	{ code: "fr", name: "Français", flag: "🇫🇷" },
	{ code: "es", name: "Español", flag: "🇪🇸" },
	{ code: "de", name: "Deutsch", flag: "🇩🇪" },
	{ code: "zh", name: "中文", flag: "🇨🇳" },
] as const;

export type Language = (typeof LANGUAGES)[number]["code"];

export const LANGUAGE_CODES = LANGUAGES.map((language) => language.code) as Language[];
export const DEFAULT_LANGUAGE: Language = "en";

export const LANGUAGE_KEY = "lang";

export function isLanguage(value: unknown): value is Language {
	return typeof value === "string" && (LANGUAGE_CODES as string[]).includes(value);
}

/** English where the value is none of the school's languages. */
export function toLanguage(value: unknown): Language {
	return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

/** What a language calls itself; null for none of the school's languages. */
export function languageName(code: string | null): string | null {
	return LANGUAGES.find((language) => language.code === code)?.name ?? null;
}
