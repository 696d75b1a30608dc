import { listReferable } from "#app/features/library/entries/face.server.ts";
import type { EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import { TERM } from "./entry-kinds.ts";
import { needsSecondPerson } from "./needs-second-person.server";

export const ENTRY_KINDS: readonly EntryKind[] = [
	{
		...TERM,
		needsSecondPerson,
		mergeChoices: async (db, { key, language }) => {
			const terms = await listReferable(db, "term", language);
			return terms.filter(({ slug }) => slug !== key).map(({ slug, title: label }) => ({ value: slug, label }));
		},
	},
];
