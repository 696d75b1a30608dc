import type { FoundEntry, ListedEntry } from "#app/features/library/entries/face.server.ts";
import { nearestNames } from "#app/shared/nearest-names.ts";
import { partHeadings } from "#app/shared/text/part-headings.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { type ManualRole, pageSlug } from "./manual-roles";
import { isOlderVersion, PRODUCT_VERSION } from "./product-version";

const MOST_NEAREST = 3;

type Listed = Pick<ListedEntry, "slug" | "section" | "position" | "title" | "summary" | "inEnglish">;

/** A page as the tree names it. */
export type PageInTree = { slug: string; title: string; summary: string; inEnglish: boolean };
export type Chapter = { key: string; title: string; inEnglish: boolean; pages: PageInTree[] };
/** What a page of a manual shows beside its text. */
export type ManualPageView = {
	slug: string;
	title: string;
	summary: string;
	inEnglish: boolean;
	bodyInEnglish: boolean;
	/** With its pictures. */
	html: string;
	chapter: string;
	parts: { id: string; title: string }[];
	version: PageVersion;
	/** The day of the last check, in words. */
	reviewed: string;
	previous: PageInTree | null;
	next: PageInTree | null;
};
/** Which version of the product a page describes; `product` is the one that runs. */
export type PageVersion = { described: string; product: string; isOlder: boolean };

/** The chapters of a manual with their pages, in their order; one without pages is left out. */
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

/** A page of a manual with its place in the tree. `html`: its text with the pictures put in. */
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

/** The pages of a manual that somebody may have meant by a name that none of them has, by their addresses or their titles. */
export function nearestPages(slug: string, tree: readonly Chapter[]): PageInTree[] {
	const all = tree.flatMap(({ pages }) => pages);
	const bySlug = nearestNames(slug, all, (page) => page.slug);
	const byTitle = nearestNames(slug, all, (page) => page.title);
	return [...new Set([...bySlug, ...byTitle])].slice(0, MOST_NEAREST);
}

/** The version that the facts of a page name, beside the one that runs. */
export function pageVersion(facts: Record<string, unknown>, product: string = PRODUCT_VERSION): PageVersion {
	const described = String(facts.version ?? "");
	return { described, product, isOlder: described !== "" && isOlderVersion(described, product) };
}
