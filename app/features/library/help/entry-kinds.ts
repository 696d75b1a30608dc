import { z } from "zod";
import type { ContentOf, EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import {
	everyFacts,
	everyWords,
	optionalWords,
	slugSchema,
	titleSchema,
} from "#app/features/library/entries/kinds/entry-schemas.ts";
import { COMMON_FIELDS, fact, word } from "#app/features/library/entries/kinds/form-shape.ts";

const MANUALS = ["learner", "instructor", "admin"] as const;
export const OWNERS = ["help", ...MANUALS] as const;
const READERS = ["everyone", "admins"] as const;
const SECTION_ICONS = ["compass", "book-open", "user-round", "map", "wrench", "credit-card"] as const;

const SectionFacts = z.strictObject({
	of: z.enum(OWNERS),
	icon: slugSchema().default("book-open"),
	position: z.int().min(0),
});
const SectionWords = z.strictObject({ title: titleSchema(160), summary: optionalWords(400).default("") });

/** A help article. `routes` are the patterns of `app/routes.ts` whose pages it explains. */
const HelpFacts = z.strictObject({
	...everyFacts,
	category: slugSchema(),
	/** Articles for `admins` are listed for admins only. */
	readers: z.enum(READERS).optional(),
	routes: z.array(z.string().startsWith("/")).default([]),
});
const HelpWords = z.strictObject({ ...everyWords, keywords: z.array(titleSchema(80)).max(20).default([]) });

const articlePath = (slug: string) => `/help/${slug}`;

const { title, summary, body, reviewed, related, lessons } = COMMON_FIELDS;

/** A category of the help, or a chapter of a manual. */
export const SECTION: EntryKind = {
	name: "section",
	facts: SectionFacts,
	words: SectionWords,
	key: { prefix: { fact: "of", values: OWNERS } },
	form: {
		fields: [
			title,
			word("summary", "long", { isOptional: true }),
			fact("of", "select", { options: OWNERS, isFixed: true }),
			fact("icon", "select", { options: SECTION_ICONS }),
		],
	},
	lists: [
		{
			list: "help",
			order: 20,
			prefixes: ["help"],
			words: { tab: "kinds.section.help", add: "kinds.section.newHelp" },
		},
		{
			list: "manual",
			order: 20,
			prefixes: MANUALS,
			words: { tab: "kinds.section.manual", add: "kinds.section.newManual" },
		},
	],
	isOrdered: true,
	sectionOf: ({ of }) => String(of),
	files: {
		format: "titles",
		lists: {
			help: "help/categories.yaml",
			...Object.fromEntries(MANUALS.map((manual) => [manual, `manuals/${manual}/chapters.yaml`])),
		},
	},
};

export const HELP: EntryKind = {
	name: "help",
	facts: HelpFacts,
	words: HelpWords,
	key: { reserved: ["contact", "manuals", "panel", "tickets"] },
	form: {
		fields: [
			title,
			summary,
			word("keywords", "lines"),
			body,
			fact("category", "select", { options: "categories" }),
			fact("readers", "select", { options: READERS, isOptional: true }),
			fact("routes", "lines"),
			reviewed,
			related,
			lessons,
		],
	},
	lists: [{ list: "help", order: 10, words: { tab: "kinds.help", add: "shelves.help.new" } }],
	isOrdered: true,
	sectionOf: ({ category }) => `help-${category}`,
	within: { kind: "section", fact: "category" },
	pageOf: articlePath,
	siteMapPath: articlePath,
	files: { format: "markdown", folder: "help" },
};

export const KINDS: readonly EntryKind[] = [SECTION, HELP];

declare module "#app/features/library/entries/kinds/entry-kind.ts" {
	interface EntryContents {
		section: ContentOf<typeof SectionFacts, typeof SectionWords>;
		help: ContentOf<typeof HelpFacts, typeof HelpWords>;
	}
}
