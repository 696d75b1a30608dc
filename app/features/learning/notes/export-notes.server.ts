import { fileResponse } from "#app/shared/file-response.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listOwnNotes, type NoteRow } from "./notes.repository.server";
import { notesMarkdown } from "./notes-markdown";
import type { NotesQuery } from "./notes-query";

const NOTES_PER_STEP = 500;
type Input = { userId: number; query: NotesQuery; language: Language; origin: string };

export async function exportNotes(db: Database, { userId, query, language, origin }: Input): Promise<Response> {
	const t = getFixedT(language, "notes");
	const notes: NoteRow[] = [];
	for (;;) {
		const asked = { ...query, sort: "text" as const };
		const some = await listOwnNotes(db, { userId, language }, asked, { limit: NOTES_PER_STEP, offset: notes.length });
		notes.push(...some);
		if (some.length < NOTES_PER_STEP) break;
	}
	const text = notesMarkdown(notes, { title: t("title"), bookmark: t("kinds.bookmark"), origin });
	const name = query.filters.lesson ? `notes-lesson-${query.filters.lesson}.md` : "notes.md";
	return fileResponse(text, { name, type: "text/markdown; charset=utf-8" });
}
