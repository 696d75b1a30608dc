import type { FoundEntry, ListedEntry } from "#app/features/library/entries/face.server.ts";
import { nearestNames } from "#app/shared/nearest-names.ts";
import { partHeadings } from "#app/shared/text/part-headings.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { type ManualRole, pageSlug } from "./manual-roles";
import { isOlderVersion, PRODUCT_VERSION } from "./product-version";

const MOST_NEAREST = 3;

type Listed = Pick<ListedEntry, "slug" | "section" | "position" | "title" | "summary" | "inEnglish">;

export type PageInTree = { slug: string; title: string; summary: string; inEnglish: boolean };
export type Chapter = { key: string; title: string; inEnglish: boolean; pages: PageInTree[] };
export type ManualPageView = {
	slug: string;
	title: string;
	summary: string;
	inEnglish: boolean;
	bodyInEnglish: boolean;
	html: string;
	chapter: string;
	parts: { id: string; title: string }[];
	version: PageVersion;
	reviewed: string;
	previous: PageInTree | null;
	next: PageInTree | null;
};
/** The product version that a page describes; `product` is the running one. */
export type PageVersion = { described: string; product: string; isOlder: boolean };

/** In order; omits empty chapters. */
export function manualTree(role: ManualRole, entries: readonly Listed[], sections: readonly Listed[]): Chapter[] {
	const chapters = sections.map(({ slug: key, title, inEnglish }) => ({
		key,
		title,
		inEnglish,
		pages: entries
			.filter(({ section }) => section === key)
			.map(({ slug, title, summary, inEnglish }) => ({ slug: pageSlug(role, slug), title, summary, inEnglish })),
	}));
	return chapters.filter(({ pages }) => pages.length > 0);
}

type Page = { role: ManualRole; entry: FoundEntry; html: string; tree: Chapter[]; formats: Pick<Formats, "longDay"> };

export function manualPageView({ role, entry, html, tree, formats }: Page): ManualPageView {
	const slug = pageSlug(role, entry.slug);
	const all = tree.flatMap(({ pages }) => pages);
	const at = all.findIndex((page) => page.slug === slug);
	return {
		slug,
		title: entry.title,
		summary: entry.summary,
		inEnglish: entry.inEnglish,
		bodyInEnglish: entry.bodyInEnglish,
		html,
		chapter: tree.find(({ key }) => key === entry.section)?.title ?? "",
		parts: partHeadings(html),
		version: pageVersion(entry.details),
		reviewed: formats.longDay(entry.reviewedOn),
		previous: all[at - 1] ?? null,
		next: at < 0 ? null : (all[at + 1] ?? null),
	};
}

/** Suggestions by slug or title. */
export function nearestPages(slug: string, tree: readonly Chapter[]): PageInTree[] {
	const all = tree.flatMap(({ pages }) => pages);
	const bySlug = nearestNames(slug, all, (page) => page.slug);
	const byTitle = nearestNames(slug, all, (page) => page.title);
	return [...new Set([...bySlug, ...byTitle])].slice(0, MOST_NEAREST);
}

export function pageVersion(facts: Record<string, unknown>, product: string = PRODUCT_VERSION): PageVersion {
	const described = String(facts.version ?? "");
	return { described, product, isOlder: described !== "" && isOlderVersion(described, product) };
}
