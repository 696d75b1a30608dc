import type { Role } from "#app/features/people/auth/roles.ts";

export type ListedArticle = {
	slug: string;
	title: string;
	summary: string;
	category: string;
	keywords: string[];
	/** True when the title falls back to English. */
	inEnglish: boolean;
};

export type Category = { slug: string; title: string; summary: string; icon: string; articles: ListedArticle[] };

type Entry = {
	slug: string;
	title: string;
	summary: string;
	inEnglish: boolean;
	details: Record<string, unknown>;
};
type EntryWithWords = Entry & { words: Record<string, unknown>; englishWords: Record<string, unknown> };

/** The articles listed for a reader: those for admins only for admins. Everybody can open an article by its URL. */
export function articlesForRole<E extends Pick<Entry, "details">>(
	entries: readonly E[],
	{ role, beside }: { role: Role | null; beside?: Pick<Entry, "details"> },
): E[] {
	const isForAll = (entry: Pick<Entry, "details">) => entry.details.readers !== "admins";
	return role === "admin" || (beside && !isForAll(beside)) ? [...entries] : entries.filter(isForAll);
}

export function toListed(entry: EntryWithWords): ListedArticle {
	const { slug, title, summary, inEnglish, details, words, englishWords } = entry;
	const keywords = [...textsOf(words.keywords), ...(inEnglish ? textsOf(englishWords.keywords) : [])];
	return { slug, title, summary, category: String(details.category ?? ""), keywords, inEnglish };
}

/** Help sections are entries with the key `help-<category>`. */
export function toCategories(sections: readonly Entry[], articles: readonly ListedArticle[]): Category[] {
	return sections
		.map(({ slug, title, summary, details }) => {
			const category = slug.replace(/^help-/, "");
			const own = articles.filter((article) => article.category === category);
			return { slug: category, title, summary, icon: String(details.icon ?? ""), articles: own };
		})
		.filter(({ articles: own }) => own.length > 0);
}

export function textsOf(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
