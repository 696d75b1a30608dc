import type { Searchables } from "#app/features/library/search/searchables.ts";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { EntryKinds } from "../../kinds/entry-kinds.ts";
import type { EditedEntry } from "../edited-entry.server.ts";
import { libraryErrorKey } from "../messages.ts";
import { RevertForm } from "../page/schemas.server.ts";
import { revertToVersion } from "../take-back.server.ts";

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
type Outcome = { kind: "done"; versionNumber: number } | { kind: "refused"; error: FormMessage } | { kind: "unknown" };

export async function answerRevertForm(db: Database, input: Input): Promise<Outcome> {
	const { form: posted, entry, language, searchables, kinds, by, requestId, now } = input;
	const form = parseForm(posted, RevertForm);
	if (form.status !== "success") return { kind: "unknown" };
	const { version: versionNumber } = form.value;
	const note = form.value.note || getFixedT(language, "library")("history.takeBackNote", { number: versionNumber });
	const outcome = await revertToVersion(db, {
		entryId: entry.id,
		versionNumber,
		note,
		needsSecondPerson: (await entry.kind.needsSecondPerson?.(db)) ?? false,
		searchables,
		kinds,
		by,
		requestId,
		now,
	});
	if (!outcome.ok) return { kind: "refused", error: { key: libraryErrorKey(`errors.${outcome.reason}`) } };
	return { kind: "done", versionNumber };
}
