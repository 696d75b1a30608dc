import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import type { NewQueuedAction } from "#app/shared/device-queue/queued-action-store.ts";
import type { NoteChanges, ShownNote } from "./shown-note";

export const NOTE_ACTION = "note";
type NoteContext = { userId: number; lessonId: number };

/** Saves or deletes (null) a note; only the latest action per note is sent. */
export function noteAction(id: string, note: ShownNote | null, { userId, lessonId }: NoteContext): NewQueuedAction {
	return {
		userId,
		kind: NOTE_ACTION,
		subject: `lesson:${lessonId}`,
		slot: `note:${id}`,
		url: `/lessons/${lessonId}/notes`,
		body: note ? { intent: "save", ...fieldsOf(note) } : { intent: "remove", id },
	};
}

/** Editing from the list of all notes needs no access to the lesson. */
export function editAction(note: ShownNote, place: NoteContext): NewQueuedAction {
	return { ...noteAction(note.id, note, place), body: { intent: "edit", ...fieldsOf(note) } };
}

function fieldsOf({ anchor, ...note }: ShownNote) {
	return anchor === null ? note : { ...note, anchor };
}

/** Queued actions as changes to the loaded notes. */
export function changesOf(deeds: readonly QueuedAction[]): NoteChanges {
	return Object.fromEntries(
		deeds
			.filter(({ kind, refused }) => kind === NOTE_ACTION && !refused)
			.map(({ body }) => [String(body.id), noteOf(body)]),
	);
}

function noteOf({ intent, ...body }: QueuedAction["body"]): ShownNote | null {
	if (intent === "remove") return null;
	const text = (name: string) => (typeof body[name] === "string" ? body[name] : "");
	return {
		id: text("id"),
		language: text("language"),
		excerpt: text("excerpt"),
		quote: text("quote"),
		body: text("body"),
		kind: body.kind === "highlight" || body.kind === "bookmark" ? body.kind : "note",
		anchor: typeof body.anchor === "string" ? body.anchor : null,
		place: Number(body.place) || 0,
	};
}
