import { type Category, type ListedArticle, toCategories, toListed } from "../articles/help-article";
import { readingMinutes } from "../articles/reading-minutes";

type Sections = Parameters<typeof toCategories>[0];
type Entries = Parameters<typeof toListed>[0][];
type Read = { slug: string; views: number; length: number };

export type ReadArticle = { slug: string; title: string; category: string; minutes: number };
export type HelpStart = { categories: Category[]; readMost: ReadArticle[] };

const MOST_READ = 5;

export function helpStartView(
	found: { entries: Entries; sections: Sections; read: Read[] },
	language: string,
): HelpStart {
	const articles = found.entries.map(toListed);
	const categories = toCategories(found.sections, articles);
	const bySlug = new Map<string, ListedArticle>(articles.map((article) => [article.slug, article]));
	const readMost = found.read.flatMap(({ slug, length }) => {
		const article = bySlug.get(slug);
		if (!article) return [];
		const category = categories.find((one) => one.slug === article.category)?.title ?? "";
		return [{ slug, title: article.title, category, minutes: readingMinutes(length, language) }];
	});
	return { categories, readMost: readMost.slice(0, MOST_READ) };
}
