import { z } from "zod";
import type { ContentOf, EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import {
	countriesSchema,
	daySchema,
	everyFacts,
	everyWords,
	lessonsSchema,
	slugSchema,
	titleSchema,
	wordsSchema,
} from "#app/features/library/entries/kinds/entry-schemas.ts";
import { COMMON_FIELDS, fact, word } from "#app/features/library/entries/kinds/form-shape.ts";

/** A glossary term. `short` is its definition; `aliases` are other names and inflected forms that texts use. */
const TermFacts = z.strictObject({
	countries: countriesSchema(),
	related: everyFacts.related,
	lessons: lessonsSchema(),
	link: z.enum(["first", "never"]).default("first"),
	/** Only in a draft: the term to merge into once another admin approves. */
	mergeInto: slugSchema().optional(),
	reviewed: daySchema().default("2026-11-22"),
});
const TermWords = z.strictObject({
	title: everyWords.title,
	short: wordsSchema(320),
	aliases: z.array(titleSchema(80)).max(40).default([]),
	body: everyWords.body,
});

const termPath = (slug: string) => `/glossary/${slug}`;

const { title, body, countries, reviewed, related, lessons } = COMMON_FIELDS;

export const TERM: EntryKind = {
	name: "term",
	facts: TermFacts,
	words: TermWords,
	form: {
		fields: [
			title,
			word("short", "long"),
			word("aliases", "lines"),
			body,
			countries,
			fact("link", "select", { options: ["first", "never"] }),
			reviewed,
			related,
			lessons,
		],
		hidden: ["mergeInto"],
	},
	lists: [{ list: "glossary", order: 10, words: { tab: "kinds.term", add: "shelves.glossary.new" } }],
	pageOf: termPath,
	siteMapPath: termPath,
	ownsNames: true,
	files: { format: "markdown", folder: "glossary" },
};

/** Terms are sorted by the alphabet. */
export const KINDS: readonly EntryKind[] = [TERM];

declare module "#app/features/library/entries/kinds/entry-kind.ts" {
	interface EntryContents {
		term: ContentOf<typeof TermFacts, typeof TermWords>;
	}
}
