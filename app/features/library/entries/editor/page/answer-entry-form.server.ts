import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { EditedEntry } from "../edited-entry.server.ts";
import { needsSecondPerson } from "../needs-second-person.server.ts";
import { answerEntry } from "./answer-entry.server.ts";

/** `language` is that of the admin: the version that a merge makes has a note in it. */
type Input = { form: FormData; entry: EditedEntry; language: Language; by: number; requestId: string; now: Date };

/** Does what a form of the page of an entry asks for, by the rules of the school for approvals. */
export async function answerEntryForm(db: Database, { language, ...asked }: Input) {
	return answerEntry(db, {
		...asked,
		mergeNote: getFixedT(language, "library")("history.mergeNote", { name: asked.entry.key }),
		needsSecondPerson: await needsSecondPerson(db),
	});
}
