import { listSectionChoices } from "#app/features/library/entries/face.server.ts";
import type { EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import { MANUAL } from "./entry-kinds.ts";
import { MANUAL_ROLES } from "./manual-roles.ts";

export const ENTRY_KINDS: readonly EntryKind[] = [
	{
		...MANUAL,
		choicesFor: async (db, { key, language }) => {
			const role = MANUAL_ROLES.find((one) => key.startsWith(`${one}-`));
			const prefixes = role ? [role] : MANUAL_ROLES;
			const chapters = await listSectionChoices(db, { kind: "section", prefixes, language });
			// Manuals share names of chapters; the last title of a name stands at the place of the first.
			return { chapters: [...new Map(chapters.map((choice) => [choice.value, choice])).values()] };
		},
	},
];
