import type { ListedText } from "#app/features/library/entries/face.server.ts";
import { type ManualRole, pageSlug } from "../manual-roles";
import { type Chapter, type PageVersion, pageVersion } from "../manual-view";
import { nestedHtml } from "../nested-html";

export type PrintedPage = {
	slug: string;
	title: string;
	summary: string;
	inEnglish: boolean;
	bodyInEnglish: boolean;
	html: string;
	version: PageVersion;
};
export type PrintedChapter = { key: string; title: string; pages: PrintedPage[] };

export function printedManual(
	role: ManualRole,
	{ tree, texts, fill }: { tree: Chapter[]; texts: readonly ListedText[]; fill: (html: string) => string },
): PrintedChapter[] {
	const bySlug = new Map(texts.map((text) => [pageSlug(role, text.slug), text]));
	return tree.map(({ key, title, pages }) => ({
		key,
		title,
		pages: pages.flatMap(({ slug }) => {
			const text = bySlug.get(slug);
			return text ? [printedPage(slug, text, fill)] : [];
		}),
	}));
}

function printedPage(slug: string, text: ListedText, fill: (html: string) => string): PrintedPage {
	const { title, summary, inEnglish, bodyInEnglish, bodyHtml, details } = text;
	const html = nestedHtml(fill(bodyHtml), slug);
	return { slug, title, summary, inEnglish, bodyInEnglish, html, version: pageVersion(details) };
}
