import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { nameOf, readTaxonomy, taxonomyRefusal } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { checkFiles, listCourseSlugs, namedProblem } from "#app/features/library/entries/face.server.ts";
import type { ContentOf, EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import { COMMON_FIELDS, fact, word } from "#app/features/library/entries/kinds/form-shape.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { PLACE, type PlaceFacts, type PlaceWords } from "./place-kind.server.ts";
import { RESOURCE_ACCESS, RESOURCE_KINDS, ResourceFacts, ResourceWords } from "./resource-schemas.ts";

const { title, summary, body, countries, reviewed, related, lessons } = COMMON_FIELDS;

const RESOURCE: EntryKind = {
	name: "resource",
	facts: ResourceFacts,
	words: ResourceWords,
	key: { reserved: ["rules-by-place"] },
	form: {
		fields: [
			title,
			summary,
			body,
			word("outline", "markdown", { onlyFor: ["template"], isOptional: true }),
			fact("kind", "select", { options: RESOURCE_KINDS }),
			fact("topic", "select", { options: "topics" }),
			countries,
			fact("access", "select", { options: RESOURCE_ACCESS }),
			fact("course", "select", { options: "courses", isOptional: true }),
			word("captions", "file", { isOptional: true, onlyFor: ["video"] }),
			fact("file", "file", { isOptional: true, onlyFor: ["download", "video"] }),
			word("translatedFile", "file", { isOptional: true, onlyFor: ["download"], isInTranslationsOnly: true }),
			fact("url", "text", { isOptional: true, onlyFor: ["download", "video", "link"] }),
			reviewed,
			related,
			lessons,
		],
		variantBy: "kind",
		lists: [
			{ list: "sections", onlyFor: ["checklist"] },
			{ list: "fields", onlyFor: ["template"] },
			{ list: "inputs", onlyFor: ["calculator"] },
			{ list: "results", onlyFor: ["calculator"] },
		],
	},
	lists: [{ list: "resources", order: 10, words: { tab: "kinds.resource", add: "shelves.resources.new" } }],
	isOrdered: true,
	sectionOf: ({ topic }) => String(topic),
	pageOf: (slug) => `/resources/${slug}`,
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
			topics: readTaxonomy(taxonomy).topics.map(({ key, name, isRetired }) => ({ value: key, label: name, isRetired })),
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
	// A retired topic stays with what ships.
	shipRefusal: async (db, { topic }) => {
		const topics = await topicsIn(db);
		return topics.some(({ key }) => key === topic) ? null : "topicUnknown";
	},
};

async function topicsIn(db: Database, language: Language = DEFAULT_LANGUAGE) {
	return readTaxonomy(await listTaxonomy(db, language)).topics;
}

export const ENTRY_KINDS: readonly EntryKind[] = [RESOURCE, PLACE];

declare module "#app/features/library/entries/kinds/entry-kind.ts" {
	interface EntryContents {
		resource: ContentOf<typeof ResourceFacts, typeof ResourceWords>;
		place: ContentOf<typeof PlaceFacts, typeof PlaceWords>;
	}
}
