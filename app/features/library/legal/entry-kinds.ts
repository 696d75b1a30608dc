import { z } from "zod";
import type { ContentOf, EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import { daySchema, everyWords } from "#app/features/library/entries/kinds/entry-schemas.ts";
import { COMMON_FIELDS, fact } from "#app/features/library/entries/kinds/form-shape.ts";
import { legalPath } from "./legal-pages.ts";

/** `consent` only occurs in old versions and is not read; when consent is asked: `OCCASIONS` in legal-pages.ts. */
const LegalFacts = z.strictObject({
	effective: daySchema(),
	consent: z.boolean().optional(),
	position: z.int().default(0),
});
const LegalWords = z.strictObject(everyWords);

const { title, summary, body } = COMMON_FIELDS;

/** Legal pages stand in the order of the footer. */
const LEGAL: EntryKind = {
	name: "legal",
	facts: LegalFacts,
	words: LegalWords,
	form: { fields: [title, summary, body, fact("effective", "date")], hidden: ["consent"] },
	lists: [{ list: "legal", order: 10, words: { tab: "kinds.legal", add: "shelves.legal.new" } }],
	pageOf: legalPath,
	siteMapPath: legalPath,
	comesIntoForce: true,
	files: { format: "markdown", folder: "legal" },
};

export const KINDS: readonly EntryKind[] = [LEGAL];

declare module "#app/features/library/entries/kinds/entry-kind.ts" {
	interface EntryContents {
		legal: ContentOf<typeof LegalFacts, typeof LegalWords>;
	}
}
