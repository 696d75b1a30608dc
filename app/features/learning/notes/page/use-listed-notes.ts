import { useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { onActionSent, sendAction } from "#app/shared/device-queue/send-queued-actions.ts";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { useQueuedActions } from "#app/shared/device-queue/use-queued-actions.ts";
import { changesOf, editAction, NOTE_ACTION, noteAction } from "../note-deeds";
import { type NoteChanges, noteKind, type ShownNote } from "../shown-note";
import { changedNotes } from "./changed-notes";
import type { NoteView } from "./notes-view";

/** Queued changes apply at once, and are reverted when refused. Null actions mean no queue: forms post. */
export function useListedNotes(list: readonly NoteView[]) {
	const userId = useQueueOwner();
	const { revalidate } = useRevalidator();
	const [changes, setChanges] = useState<NoteChanges>({});
	const kept = useQueuedActions({ userId });
	const deeds = useMemo(() => kept.filter(({ kind }) => kind === NOTE_ACTION), [kept]);
	const notes = useMemo(() => changedNotes(list, { ...changesOf(deeds), ...changes }), [list, deeds, changes]);

	useEffect(
		() =>
			onActionSent(({ kind, waits }, { state }) =>
				waits && kind === NOTE_ACTION && state === "done" ? revalidate() : undefined,
			),
		[revalidate],
	);

	async function change(id: string, note: ShownNote | null, deed: Parameters<typeof sendAction>[0]) {
		setChanges((before) => ({ ...before, [id]: note }));
		const { state } = await sendAction(deed);
		if (state === "refused") setChanges(({ [id]: _refused, ...others }) => others);
		return state;
	}

	const deedsOf = (id: string) => deeds.filter(({ body }) => body.id === id);
	if (userId === null) return { notes, deedsOf, own: null };
	return {
		notes,
		deedsOf,
		own: {
			edit: ({ lessonId, note }: ListedNote, body: string) => {
				const edited = { ...note, body, kind: noteKind({ ...note, body }) };
				return change(note.id, edited, editAction(edited, { userId, lessonId }));
			},
			remove: ({ lessonId, note }: ListedNote) =>
				change(note.id, null, noteAction(note.id, null, { userId, lessonId })),
			putBack: async ({ lessonId, note }: ListedNote) => {
				const state = await change(note.id, note, noteAction(note.id, note, { userId, lessonId }));
				// The list may already have been reloaded without it.
				if (state === "done") revalidate();
			},
		},
	};
}

export type ListedNote = { lessonId: number; note: ShownNote };
