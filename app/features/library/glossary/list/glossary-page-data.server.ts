import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { nameOf, readTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { listEntriesWithWords } from "#app/features/library/entries/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listTermCourses } from "../terms.repository.server.ts";
import { indexView } from "./index-view.ts";
import { LONGEST_FILTER } from "./matching-terms.ts";

export function readGlossaryPage(db: Database, language: Language) {
	return db.batch([
		listEntriesWithWords(db, { kind: "term", language }),
		listTermCourses(db),
		listTaxonomy(db, language),
	]);
}

export function glossaryPageData(
	[entries, courses, taxonomy]: Awaited<ReturnType<typeof readGlossaryPage>>,
	{ language, search }: { language: Language; search: URLSearchParams },
) {
	const t = getFixedT(language, "glossary");
	const { topics } = readTaxonomy(taxonomy);
	const topicInWords = (topic: string) => nameOf(topics, topic);
	return {
		title: t("title"),
		description: t("description"),
		index: indexView({ entries, courses, language, topicInWords }),
		asked: (search.get("q") ?? "").slice(0, LONGEST_FILTER),
	};
}
