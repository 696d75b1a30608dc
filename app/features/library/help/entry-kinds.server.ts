import { listSectionChoices } from "#app/features/library/entries/face.server.ts";
import type { EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { HELP, OWNERS, SECTION } from "./entry-kinds.ts";

export const ENTRY_KINDS: readonly EntryKind[] = [
	{
		...SECTION,
		nameSections: async (_, { language }) => {
			const t = getFixedT(language, "library");
			return (owner) => {
				const known = OWNERS.find((one) => one === owner);
				return known ? t(`options.of.${known}`) : null;
			};
		},
	},
	{
		...HELP,
		choicesFor: async (db, { language }) => ({
			categories: await listSectionChoices(db, { kind: "section", prefixes: ["help"], language }),
		}),
	},
];
