import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listEntryTexts, listLessonTexts, type UsagePlace } from "./usage.repository.server.ts";

/** `slug`: the term or entry that the text belongs to. */
export type PublishedText = { place: UsagePlace; path: string; slug: string | null; title: string; html: string };

/** Texts per chunk, about 300 kB. */
const CHUNK_SIZE = 50;
const PATH_PREFIX_OF_KIND = { help: "/help/", resource: "/resources/", term: "/glossary/" } as const;

/** Yields the published texts in which terms are linked, in chunks to save memory. */
export async function* readTexts(db: Database, language: Language): AsyncGenerator<PublishedText[]> {
	for (const place of ["lesson", "help", "resource", "term"] as const) {
		let after = 0;
		let isLast = false;
		while (!isLast) {
			const portion = { language, after, limit: CHUNK_SIZE };
			const rows: { id: number; slug?: string; title: string; html: string }[] =
				place === "lesson" ? await listLessonTexts(db, portion) : await listEntryTexts(db, place, portion);
			yield rows.map(({ id, slug = null, title, html }) => ({
				place,
				slug,
				title,
				html,
				path: place === "lesson" ? `/lessons/${id}` : `${PATH_PREFIX_OF_KIND[place]}${slug}`,
			}));
			after = rows.at(-1)?.id ?? after;
			isLast = rows.length < CHUNK_SIZE;
		}
	}
}
