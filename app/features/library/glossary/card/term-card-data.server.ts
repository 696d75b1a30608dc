import { findEntry, listNamedLessons } from "#app/features/library/entries/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findMergedInto, listTermTitles } from "../terms.repository.server.ts";
import { termCardView } from "./card-view.ts";

export function readTermCard(db: Database, { slug, language }: { slug: string; language: Language }) {
	return inBatch(db, {
		entry: findEntry(db, "term", slug, language),
		titles: listTermTitles(db, slug),
		lessons: listNamedLessons(db, "term", slug, language),
	});
}

type CardInput = {
	found: Awaited<ReturnType<typeof readTermCard>>;
	slug: string;
	language: Language;
	isGuest: boolean;
};

/** The card, the slug of the term that it was merged into, or null when it does not exist. */
export async function termCardData(db: Database, { found, slug, language, isGuest }: CardInput) {
	const {
		entry: [entry],
		titles,
		lessons,
	} = found;
	if (!entry) {
		const [merged] = await findMergedInto(db, slug);
		return merged ? { movedTo: merged.slug } : null;
	}
	return { card: termCardView({ entry, titles, lessons, language, isGuest, t: getFixedT(language, "glossary") }) };
}
