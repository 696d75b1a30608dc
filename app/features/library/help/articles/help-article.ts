import type { Role } from "#app/features/people/auth/roles.ts";

/** An article as lists, search and the panel know it. */
export type ListedArticle = {
	slug: string;
	title: string;
	summary: string;
	/** The slug of its category. */
	category: string;
	/** Other words that people search by. */
	keywords: string[];
	/** Its title is shown in English though another language was asked for. */
	inEnglish: boolean;
};

/** A category with its articles, in their order. */
export type Category = { slug: string; title: string; summary: string; icon: string; articles: ListedArticle[] };

type Entry = {
	slug: string;
	title: string;
	summary: string;
	inEnglish: boolean;
	details: Record<string, unknown>;
};
type EntryWithWords = Entry & { words: Record<string, unknown>; englishWords: Record<string, unknown> };

/**
 * The articles that somebody is shown in lists. One for admins stands in those of admins alone, and beside others of its sort:
 * nobody else can do what it says. Whoever has its address can read it.
 */
export function articlesFor<E extends Pick<Entry, "details">>(
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

/** Sections are documents of their own; those of the help are called `help-<category>`. */
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
