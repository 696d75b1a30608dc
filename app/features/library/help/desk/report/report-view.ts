import type { Formats } from "#app/shared/words/formats.ts";
import type { ArticleFigures } from "../../articles/figures.repository.server";
import type { ReportQuery } from "./report-query";

const ROWS_PER_PAGE = 50;

type Article = { slug: string; title: string };
type Reason = { slug: string; isHelpful: boolean; reason: string; language: string; votedAt: Date };
type ReportRows = { articles: Article[]; figures: ArticleFigures[]; reasons: Reason[] };

export type ReportView = ReturnType<typeof reportView>;

export function reportView(
	found: ReportRows,
	query: ReportQuery,
	{ formats, language }: { formats: Formats; language: string },
) {
	const titles = new Map(found.articles.map(({ slug, title }) => [slug, title]));
	const collator = new Intl.Collator(language);
	const rows = found.figures
		.map(({ slug, views, helped, unhelped }) => ({ slug, title: titles.get(slug) ?? slug, views, helped, unhelped }))
		.sort((a, b) => {
			const byTitle = collator.compare(a.title, b.title);
			const order = query.sort === "title" ? byTitle : a[query.sort] - b[query.sort];
			return order === 0 ? byTitle : query.isDescending ? -order : order;
		});
	const pageCount = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
	const start = (Math.min(query.page, pageCount) - 1) * ROWS_PER_PAGE;
	return {
		query,
		pageCount,
		rows: rows.slice(start, start + ROWS_PER_PAGE).map(({ slug, title, views, helped, unhelped }) => ({
			slug,
			title,
			views: formats.number(views),
			helped: formats.number(helped),
			unhelped: formats.number(unhelped),
			share: helped + unhelped > 0 ? formats.percent(Math.round((100 * helped) / (helped + unhelped))) : null,
		})),
		reasons: found.reasons.map(({ slug, isHelpful, reason, language: written, votedAt }) => ({
			slug,
			isHelpful,
			reason,
			language: written,
			id: `${slug} ${votedAt.getTime()} ${reason}`,
			title: titles.get(slug) ?? slug,
			voted: formats.dateTime(votedAt),
		})),
	};
}
