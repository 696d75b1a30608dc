import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";

/** `names` is null when no preview is requested. */
export type UsageQuery = { language: Language; slug: string | null; names: string[] | null };

const MOST_NAMES = 60;
const LONGEST_NAME = 120;

/** Ignores invalid parameters. */
export function usageQuery(search: URLSearchParams, own: Language): UsageQuery {
	const language = LANGUAGE_CODES.find((code) => code === search.get("lang")) ?? own;
	const slug = /^[a-z0-9-]{1,80}$/.exec(search.get("term") ?? "")?.[0] ?? null;
	const lines = search.get("names")?.split("\n") ?? [];
	const names = lines.map((line) => line.trim().slice(0, LONGEST_NAME)).filter((line) => line !== "");
	return { language, slug, names: slug && names.length > 0 ? names.slice(0, MOST_NAMES) : null };
}
