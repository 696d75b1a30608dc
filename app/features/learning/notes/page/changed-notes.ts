import type { NoteChanges, ShownNote } from "../shown-note";

/** The notes of a list with what was done to them since it came: other words, and those that are gone left out. */
export function changedNotes<Note extends ShownNote>(list: readonly Note[], changes: NoteChanges): Note[] {
	return list.flatMap((note) => {
		const change = changes[note.id];
		if (change === null) return [];
		return [change ? { ...note, kind: change.kind, body: change.body } : note];
	});
}

/** What of a note of the list is the note itself: what is sent, and put back. */
export function noteItself({ id, kind, language, anchor, excerpt, quote, place, body }: ShownNote): ShownNote {
	return { id, kind, language, anchor, excerpt, quote, place, body };
}
