import { z } from "zod";
import type { ContentOf, EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import {
	daySchema,
	everyFacts,
	everyWords,
	slugSchema,
	wordsSchema,
} from "#app/features/library/entries/kinds/entry-schemas.ts";
import { COMMON_FIELDS, fact } from "#app/features/library/entries/kinds/form-shape.ts";
import { MANUAL_ROLES, manualPagePath } from "./manual-roles.ts";

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

export const MANUAL: EntryKind = {
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
	siteMapPath: (slug) => (slug.startsWith("learner-") ? manualPagePath(slug) : null),
	files: { format: "markdown", folder: "manuals" },
};

export const KINDS: readonly EntryKind[] = [MANUAL];

declare module "#app/features/library/entries/kinds/entry-kind.ts" {
	interface EntryContents {
		manual: ContentOf<typeof ManualFacts, typeof ManualWords>;
	}
}
