import { isLanguage, type Language } from "#app/shared/words/languages.ts";

/** What a feed holds: all topics, those of a category or with a tag; of one language or of all. */
export type FeedSubject = { category: string | null; tag: string | null; language: Language | null };

/** Path of the feed of a list, with its query. A list by category and tag has that of its category. */
export function feedPath({ category, tag, language }: FeedSubject): string {
	const place =
		category !== null
			? `/forum/categories/${encodeURIComponent(category)}`
			: tag !== null
				? `/forum/tags/${encodeURIComponent(tag)}`
				: "/forum";
	return `${place}/feed.xml${language ? `?language=${language}` : ""}`;
}

export function feedLanguage(search: URLSearchParams): Language | null {
	const asked = search.get("language");
	return isLanguage(asked) ? asked : null;
}
