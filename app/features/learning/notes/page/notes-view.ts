import type { Formats } from "#app/shared/words/formats.ts";
import type { NoteRow } from "../notes.repository.server";
import { NOTES_PER_PAGE, type NotesQuery } from "../notes-query";

type Rows = {
	notes: NoteRow[];
	counted: { count: number }[];
	courses: { id: number; title: string }[];
};
export type NotesView = ReturnType<typeof notesView>;
export type NoteView = NotesView["notes"][number];

/** The list of notes as its owner reads it. */
export function notesView(query: NotesQuery, { notes, counted, courses }: Rows, formats: Formats) {
	const count = counted[0]?.count ?? 0;
	return {
		query,
		notes: notes.map(({ changedAt, retiredAt, ...note }) => ({
			...note,
			changed: formats.dateTime(changedAt),
			isRetired: retiredAt !== null,
		})),
		courses: courses.map(({ id, title }) => ({ value: String(id), label: title })),
		pageCount: Math.max(1, Math.ceil(count / NOTES_PER_PAGE)),
	};
}
