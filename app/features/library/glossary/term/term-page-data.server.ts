import type { AppLoadContext } from "@remix-run/cloudflare";
import { readExamples } from "#app/features/learning/examples/face.server.ts";
import { entryEditPath } from "#app/features/library/entries/edit-path.ts";
import {
	findEntry,
	listEntriesBySlug,
	listEntriesWithWords,
	listNamedLessons,
} from "#app/features/library/entries/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { termFacts } from "#app/shared/pages/structured-data.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { readTerms } from "../linking/read-terms.server.ts";
import { findMergedInto, listTermTitles, relatedSlugs } from "../terms.repository.server.ts";
import { suggestTerms } from "./nearest-terms.ts";
import { termView } from "./term-view.ts";

export async function readTermPage(
	db: Database,
	{ context, request, slug }: { context: AppLoadContext; request: Request; slug: string },
) {
	const language = await context.language;
	const [terms, examples, rows] = await Promise.all([
		readTerms(context, language),
		readExamples(context, request),
		inBatch(db, {
			entry: findEntry(db, "term", slug, language),
			titles: listTermTitles(db, slug),
			related: listEntriesBySlug(db, "term", relatedSlugs(slug), language),
			lessons: listNamedLessons(db, "term", slug, language),
		}),
	]);
	return { slug, terms, examples, rows };
}

type PageInput = {
	found: Awaited<ReturnType<typeof readTermPage>>;
	user: CurrentUser | null;
	language: Language;
	address: URL;
	origin: string;
};

/** `term` is null for a missing one, with suggestions; `movedTo` is the URL of the term that it was merged into. */
export async function termPageData(db: Database, { found, user, language, address, origin }: PageInput) {
	const { slug, terms, examples, rows } = found;
	const {
		entry: [entry],
		titles,
		related,
		lessons,
	} = rows;
	const at = withLanguagePrefix("/glossary", languageInAddress(address));
	if (!entry) {
		const [[merged], entries] = await db.batch([
			findMergedInto(db, slug),
			listEntriesWithWords(db, { kind: "term", language }),
		]);
		if (merged) return { movedTo: `${at}/${merged.slug}${address.search}` };
		const t = getFixedT(language, "glossary");
		const words = { title: t("missing.title"), description: t("missing.text") };
		return {
			page: { ...words, term: null, nearest: suggestTerms(slug, entries, language), facts: null, editPath: null },
		};
	}
	const formats = formatsFor({ language, timeZone: "UTC" });
	const term = termView({
		entry,
		titles,
		related,
		lessons,
		isGuest: user === null,
		terms,
		examples,
		language,
		formats,
		at,
	});
	const setUrl = `${origin}${at}`;
	const facts = termFacts({ title: term.title, summary: term.short, url: `${setUrl}/${term.slug}`, setUrl });
	const editPath = entryEditPath({ list: "glossary", id: entry.id, language }, user);
	return { page: { title: term.title, description: term.short, term, nearest: [], facts, editPath } };
}
