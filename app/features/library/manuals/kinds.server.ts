import { z } from "zod";
import { manualPagePath } from "#app/features/library/entries/entry-paths.ts";
import { listSectionChoices } from "#app/features/library/entries/face.server.ts";
import type { ContentOf, EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import {
	daySchema,
	everyFacts,
	everyWords,
	slugSchema,
	wordsSchema,
} from "#app/features/library/entries/kinds/entry-schemas.ts";
import { COMMON_FIELDS, fact } from "#app/features/library/entries/kinds/form-shape.ts";
import { MANUAL_ROLES } from "./manual-roles.ts";

const ManualFacts = z.strictObject({
	...everyFacts,
	reviewed: daySchema().default("2026-11-22"),
	role: z.enum(MANUAL_ROLES),
	chapter: slugSchema(),
	version: wordsSchema(20),
	screens: z
		.array(
			z.strictObject({
				name: slugSchema(),
				path: z.string().startsWith("/"),
				as: z.enum(["visitor", "student", "instructor", "admin"]),
			}),
		)
		.default([]),
});
const ManualWords = z.strictObject(everyWords);

const { title, summary, body, reviewed, related, lessons } = COMMON_FIELDS;

const MANUAL: EntryKind = {
	name: "manual",
	facts: ManualFacts,
	words: ManualWords,
	key: { prefix: { fact: "role", values: MANUAL_ROLES }, reserved: ["print"] },
	form: {
		fields: [
			title,
			summary,
			body,
			fact("role", "select", { options: MANUAL_ROLES, isFixed: true }),
			fact("chapter", "select", { options: "chapters" }),
			fact("version", "text"),
			reviewed,
			related,
			lessons,
		],
		lists: [{ list: "screens" }],
	},
	lists: [{ list: "manual", order: 10, words: { tab: "kinds.manual", add: "shelves.manual.new" } }],
	isOrdered: true,
	sectionOf: ({ role, chapter }) => `${role}-${chapter}`,
	within: { kind: "section", fact: "chapter" },
	pageOf: manualPagePath,
	choicesFor: async (db, { key, language }) => {
		const role = MANUAL_ROLES.find((one) => key.startsWith(`${one}-`));
		const prefixes = role ? [role] : MANUAL_ROLES;
		const chapters = await listSectionChoices(db, { kind: "section", prefixes, language });
		// Manuals share names of chapters; the last title of a name stands at the place of the first.
		return { chapters: [...new Map(chapters.map((choice) => [choice.value, choice])).values()] };
	},
};

export const ENTRY_KINDS: readonly EntryKind[] = [MANUAL];

declare module "#app/features/library/entries/kinds/entry-kind.ts" {
	interface EntryContents {
		manual: ContentOf<typeof ManualFacts, typeof ManualWords>;
	}
}
