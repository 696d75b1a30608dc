import type { NamedLesson } from "#app/features/library/entries/named-lesson.ts";
import type { GlossaryTerms } from "#app/features/library/glossary/face.server.ts";
import { linkTerms } from "#app/features/library/glossary/linking/link-terms.ts";
import { nearestNames } from "#app/shared/nearest-names.ts";
import { lessonPath } from "#app/shared/pages/preview-path.ts";
import { partHeadings } from "#app/shared/text/part-headings.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { type Category, type ListedArticle, textsOf, toCategories, toListed } from "./help-article";
import { linksForMembers } from "./links-for-members";
import { readingMinutes } from "./reading-minutes";

type ArticleRow = Parameters<typeof toListed>[0] & {
	body: string;
	bodyHtml: string;
	bodyInEnglish: boolean;
	reviewedOn: string;
};
type Input = {
	entry: ArticleRow;
	entries: Parameters<typeof toListed>[0][];
	sections: Parameters<typeof toCategories>[0];
	lessons: readonly NamedLesson[];
	isGuest: boolean;
	votes: { helped: number; unhelped: number } | undefined;
	language: string;
	formats: Formats;
	terms: GlossaryTerms;
	at: string;
};

export type HelpArticle = ReturnType<typeof articleView>;

export function articleView(input: Input) {
	const { entry, entries, sections, lessons, isGuest, votes, language, formats, terms, at } = input;
	const all = entries.map(toListed);
	const own = toListed(entry);
	const html = linkTerms(entry.bodyHtml, entry.bodyInEnglish ? terms.english : terms.own, { at });
	const category: Category | null = toCategories(sections, all).find(({ slug }) => slug === own.category) ?? null;
	const related = textsOf(entry.details.related).flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
	return {
		...own,
		html: isGuest ? html : linksForMembers(html),
		bodyInEnglish: entry.bodyInEnglish,
		parts: partHeadings(entry.bodyHtml),
		minutes: readingMinutes(entry.body.length, entry.bodyInEnglish ? "en" : language),
		reviewed: formats.date(new Date(`${entry.reviewedOn}T12:00:00Z`)),
		category: category && { slug: category.slug, title: category.title, articles: category.articles.map(linkTo) },
		related: related.map(linkTo),
		next: nextOf(category, own.slug),
		lessons: lessons.map((lesson) => ({ title: lesson.title, to: lessonPath(lesson, isGuest) })),
		votes:
			votes && votes.helped + votes.unhelped > 0 ? { helped: votes.helped, all: votes.helped + votes.unhelped } : null,
	};
}

export function missingArticleView(
	slug: string,
	{ entries, sections }: Pick<Input, "entries" | "sections">,
): { nearest: { slug: string; title: string }[]; categories: { slug: string; title: string }[] } {
	const all = entries.map(toListed);
	const bySlug = nearestNames(slug, all, (article) => article.slug);
	const byTitle = nearestNames(slug, all, (article) => article.title);
	const nearest = [...new Set([...bySlug, ...byTitle])].slice(0, 3).map(linkTo);
	return { nearest, categories: toCategories(sections, all).map((one) => ({ slug: one.slug, title: one.title })) };
}

function nextOf(category: Category | null, slug: string) {
	const at = category?.articles.findIndex((one) => one.slug === slug) ?? -1;
	const next = at >= 0 ? category?.articles[at + 1] : undefined;
	return next ? linkTo(next) : null;
}

function linkTo({ slug, title }: ListedArticle) {
	return { slug, title };
}
