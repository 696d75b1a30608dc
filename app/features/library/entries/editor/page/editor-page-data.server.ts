import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { EditedEntry } from "../edited-entry.server.ts";
import { DONE_VALUES } from "./entry-editor.tsx";
import { entryPageData } from "./entry-page-data.server.ts";

type Input = { user: CurrentUser; language: Language; search: URLSearchParams };

export async function editorPageData(db: Database, entry: EditedEntry, { user, language: reader, search }: Input) {
	const wanted = search.get("lang");
	const language = toLanguage(wanted);
	const formats = formatsFor({ language: reader, timeZone: user.timeZone });
	const page = await entryPageData(db, entry, { language, reader, formats });
	const done = search.get("done");
	return {
		title: page.heading,
		description: getFixedT(reader, "library")("editor.description"),
		page,
		done: DONE_VALUES.find((one) => one === done) ?? null,
		isPublishing: search.has("publish"),
		needsSecondPerson: (await entry.kind.needsSecondPerson?.(db)) ?? false,
	};
}
