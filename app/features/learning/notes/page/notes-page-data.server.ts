import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { notesPageStatements } from "../notes.repository.server.ts";
import { NOTES_LIST } from "../notes-query.ts";
import { notesView } from "./notes-view.ts";

type ReadInput = { search: URLSearchParams; viewer: Viewer; language: Language };

export async function readNotesPage(db: Database, { search, viewer, language }: ReadInput) {
	const query = NOTES_LIST.parse(search);
	const userId = userOfSession(viewer.session);
	return { query, rows: await inBatch(db, notesPageStatements(db, { userId, language }, query)) };
}

export function notesPageData(
	{ query, rows }: Awaited<ReturnType<typeof readNotesPage>>,
	{ user, language }: { user: CurrentUser; language: Language },
) {
	const t = getFixedT(language, "notes");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return { title: t("title"), description: t("lede"), list: notesView(query, rows, formats) };
}
