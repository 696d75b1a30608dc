import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import type { NewQueuedAction } from "#app/shared/device-queue/queued-action-store.ts";
import type { NoteChanges, ShownNote } from "./shown-note";

export const NOTE_DEED = "note";
type Place = { userId: number; lessonId: number };

/** What keeps a note on the server, or takes it away (null): of all that is done to one note only the last is sent. */
export function noteDeed(id: string, note: ShownNote | null, { userId, lessonId }: Place): NewQueuedAction {
	return {
		userId,
		kind: NOTE_DEED,
		subject: `lesson:${lessonId}`,
		slot: `note:${id}`,
		url: `/lessons/${lessonId}/notes`,
		body: note ? { intent: "save", ...fieldsOf(note) } : { intent: "remove", id },
	};
}

/** New words for a note of the list of all: that takes no right to read its lesson still. */
export function editDeed(note: ShownNote, place: Place): NewQueuedAction {
	return { ...noteDeed(note.id, note, place), body: { intent: "edit", ...fieldsOf(note) } };
}

function fieldsOf({ anchor, ...note }: ShownNote) {
	return anchor === null ? note : { ...note, anchor };
}

/** What waits on this device, as changes of the notes that came with the page. */
export function changesOf(deeds: readonly QueuedAction[]): NoteChanges {
	return Object.fromEntries(
		deeds
			.filter(({ kind, refused }) => kind === NOTE_DEED && !refused)
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
