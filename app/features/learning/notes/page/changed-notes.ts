import type { NoteChanges, ShownNote } from "../shown-note";

export function changedNotes<Note extends ShownNote>(list: readonly Note[], changes: NoteChanges): Note[] {
	return list.flatMap((note) => {
		const change = changes[note.id];
		if (change === null) return [];
		return [change ? { ...note, kind: change.kind, body: change.body } : note];
	});
}

export function noteFields({ id, kind, language, anchor, excerpt, quote, place, body }: ShownNote): ShownNote {
	return { id, kind, language, anchor, excerpt, quote, place, body };
}
