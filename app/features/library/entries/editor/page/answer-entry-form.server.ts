import type { Searchables } from "#app/features/library/search/searchables.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { EntryKinds } from "../../kinds/entry-kinds.ts";
import type { EditedEntry } from "../edited-entry.server.ts";
import { answerEntry } from "./answer-entry.server.ts";

type Input = {
	form: FormData;
	entry: EditedEntry;
	language: Language;
	searchables: Searchables;
	kinds: EntryKinds;
	by: number;
	requestId: string;
	now: Date;
};

export async function answerEntryForm(db: Database, { language, ...input }: Input) {
	return answerEntry(db, {
		...input,
		mergeNote: getFixedT(language, "library")("history.mergeNote", { name: input.entry.key }),
		needsSecondPerson: (await input.entry.kind.needsSecondPerson?.(db)) ?? false,
	});
}
