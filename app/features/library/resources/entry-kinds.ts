import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { readTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import type { ContentOf, EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import { COMMON_FIELDS, fact, word } from "#app/features/library/entries/kinds/form-shape.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import { PLACE, type PlaceFacts, type PlaceWords } from "./place-kind.ts";
import { RESOURCE_ACCESS, RESOURCE_KINDS, ResourceFacts, ResourceWords } from "./resource-schemas.ts";

const resourcePath = (slug: string) => `/resources/${slug}`;

const { title, summary, body, countries, reviewed, related, lessons } = COMMON_FIELDS;

export const RESOURCE: EntryKind = {
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
	pageOf: resourcePath,
	siteMapPath: resourcePath,
	files: { format: "markdown", folder: "resources" },
	// A retired topic stays with what ships.
	shipRefusal: async (db, { topic }) => {
		const { topics } = readTaxonomy(await listTaxonomy(db, DEFAULT_LANGUAGE));
		return topics.some(({ key }) => key === topic) ? null : "topicUnknown";
	},
};

export const KINDS: readonly EntryKind[] = [RESOURCE, PLACE];

declare module "#app/features/library/entries/kinds/entry-kind.ts" {
	interface EntryContents {
		resource: ContentOf<typeof ResourceFacts, typeof ResourceWords>;
		place: ContentOf<typeof PlaceFacts, typeof PlaceWords>;
	}
}
