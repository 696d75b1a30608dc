import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { nameOf, readTaxonomy, taxonomyRefusal } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { checkFiles, listCourseSlugs, namedProblem } from "#app/features/library/entries/face.server.ts";
import type { EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { RESOURCE } from "./entry-kinds.ts";
import { PLACE } from "./place-kind.ts";

export const ENTRY_KINDS: readonly EntryKind[] = [
	{
		...RESOURCE,
		nameSections: async (db, { language }) => {
			const topics = await topicsIn(db, language);
			return (topic) => nameOf(topics, topic);
		},
		choicesFor: async (db, { language }) => {
			const { courses, taxonomy } = await inBatch(db, {
				courses: listCourseSlugs(db, language),
				taxonomy: listTaxonomy(db, language),
			});
			return {
				courses: courses.map(({ slug, title: label }) => ({ value: slug, label: label || slug })),
				topics: readTaxonomy(taxonomy).topics.map(({ key, name, isRetired }) => ({
					value: key,
					label: name,
					isRetired,
				})),
			};
		},
		check: async (db, { facts, published, words, hasFacts }) => {
			const topic = typeof facts.topic === "string" ? facts.topic : "";
			const [refusal, files] = [
				hasFacts && topic ? taxonomyRefusal(await topicsIn(db), topic, String(published.topic ?? "")) : null,
				await checkFiles(db, facts, words),
			];
			if (!refusal) return files;
			const key = refusal === "unknown" ? "errors.topicUnknown" : "errors.topicRetired";
			return { ...files, en: { topic: namedProblem(key, topic), ...files.en } };
		},
	},
	{
		...PLACE,
		nameSections: async (_, { formats }) => formats.country,
	},
];

async function topicsIn(db: Database, language: Language = DEFAULT_LANGUAGE) {
	return readTaxonomy(await listTaxonomy(db, language)).topics;
}
