import type { GlossaryTerms } from "#app/features/library/glossary/face.server.ts";
import { linkTerms } from "#app/features/library/glossary/linking/link-terms.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { articlesForPage } from "../articles/articles-for-page";
import { type ListedArticle, textsOf, toListed } from "../articles/help-article";
import { linksForMembers } from "../articles/links-for-members";
import { readingMinutes } from "../articles/reading-minutes";

type Entry = Parameters<typeof toListed>[0];
type ArticleRow = Entry & { body: string; bodyHtml: string; bodyInEnglish: boolean; reviewedOn: string };
type Choice = { slug: string | null; also: string[] };
type Input = {
	entry: ArticleRow | undefined;
	entries: Entry[];
	choice: Choice;
	language: string;
	formats: Formats;
	terms: GlossaryTerms;
	isGuest: boolean;
};

export type PanelHelp = {
	article:
		| (Pick<ListedArticle, "slug" | "title" | "inEnglish"> & {
				html: string;
				bodyInEnglish: boolean;
				minutes: number;
				reviewed: string;
		  })
		| null;
	also: { slug: string; title: string }[];
	all: ListedArticle[];
};

export function chosenArticle(
	entries: readonly Entry[],
	requested: { pattern: string | null; slug: string | null },
): Choice {
	const articles = entries.map(({ slug, details }) => ({ slug, routes: textsOf(details.routes) }));
	const fitting = articlesForPage(articles, requested.pattern ?? "").map(({ slug }) => slug);
	const slug = articles.find((article) => article.slug === requested.slug)?.slug ?? fitting[0] ?? null;
	const related = textsOf(entries.find((entry) => entry.slug === slug)?.details.related);
	const also = [...new Set([...fitting, ...related])].filter((one) => one !== slug);
	return { slug, also: also.slice(0, MOST_OTHERS) };
}

const MOST_OTHERS = 4;

export function panelHelp({ entry, entries, choice, language, formats, terms, isGuest }: Input): PanelHelp {
	const textOf = ({ bodyHtml, bodyInEnglish }: ArticleRow) => {
		const html = linkTerms(bodyHtml, bodyInEnglish ? terms.english : terms.own, { at: "/glossary" });
		// Avoids duplicate ids, because the page may have headings with the same ones.
		return (isGuest ? html : linksForMembers(html)).replaceAll(/ id="part-\d+"/g, "");
	};
	const all = entries.map(toListed);
	const also = choice.also.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
	return {
		article: entry
			? {
					slug: entry.slug,
					title: entry.title,
					inEnglish: entry.inEnglish,
					html: textOf(entry),
					bodyInEnglish: entry.bodyInEnglish,
					minutes: readingMinutes(entry.body.length, entry.bodyInEnglish ? "en" : language),
					reviewed: formats.date(new Date(`${entry.reviewedOn}T12:00:00Z`)),
				}
			: null,
		also: also.map(({ slug, title }) => ({ slug, title })),
		all,
	};
}
