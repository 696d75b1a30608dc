import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { linkMentions } from "../linking/link-terms";
import { linkedTerms } from "../linking/linked-terms";
import { termMatcher } from "../linking/term-matcher";
import { listTermNames } from "../terms.repository.server";
import { readTexts } from "./read-texts.server";
import { type TextContext, textContext } from "./surroundings";
import type { UsagePlace } from "./usage.repository.server";

export type PreviewedLink = TextContext & { key: string; place: UsagePlace; path: string; title: string };
export type LinkPreview = {
	links: PreviewedLink[];
	count: number;
	texts: number;
	/** Names of other terms; mentions would link to those. */
	taken: { name: string; slug: string; title: string }[];
};

/** Only this many links are shown, but all are counted. */
export const SHOWN_LINKS = 40;

type Input = {
	/** The term may not exist yet. */
	slug: string;
	language: Language;
	names: readonly string[];
};

export async function previewLinks(db: Database, { slug, language, names }: Input): Promise<LinkPreview> {
	const rows = await listTermNames(db, [language]);
	const others = linkedTerms(rows, language).filter((term) => term.slug !== slug);
	const matcher = termMatcher([{ slug, names, isNeverLinked: false }, ...others]);
	const preview: LinkPreview = { links: [], count: 0, texts: 0, taken: takenNames(rows, { slug, language, names }) };
	for await (const texts of readTexts(db, language)) {
		for (const { place, path, slug: ownSlug, title, html } of texts) {
			const except = place === "term" && ownSlug ? ownSlug : undefined;
			const found = linkMentions(html, matcher, except).filter((mention) => mention.slug === slug);
			if (found.length === 0) continue;
			preview.count += found.length;
			preview.texts += 1;
			const room = SHOWN_LINKS - preview.links.length;
			for (const { from, to } of found.slice(0, room)) {
				preview.links.push({ key: `${path} ${from}`, place, path, title, ...textContext(html, from, to) });
			}
		}
	}
	return preview;
}

function takenNames(rows: Awaited<ReturnType<typeof listTermNames>>, { slug, language, names }: Input) {
	const same = (name: string) => name.normalize("NFC").trim().toLocaleLowerCase(language);
	const wanted = new Set(names.map(same));
	return rows
		.filter((row) => row.slug !== slug)
		.flatMap(({ slug, title, aliases }) => [title, ...aliases].map((name) => ({ name, slug, title })))
		.filter(({ name }) => wanted.has(same(name)));
}
