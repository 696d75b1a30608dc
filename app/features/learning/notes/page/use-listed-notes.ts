import { useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { useOwner } from "#app/features/learning/enrollment/offline/use-owner.ts";
import { onActionSent, sendAction } from "#app/shared/device-queue/send-queued-actions.ts";
import { useQueuedActions } from "#app/shared/device-queue/use-queued-actions.ts";
import { changesOf, editDeed, NOTE_DEED, noteDeed } from "../note-deeds";
import { kindFor, type NoteChanges, type ShownNote } from "../shown-note";
import { changedNotes } from "./changed-notes";
import type { NoteView } from "./notes-view";

/** Queued changes apply at once, and are reverted when refused. Null actions mean no queue: forms post. */
export function useListedNotes(list: readonly NoteView[]) {
	const userId = useOwner();
	const { revalidate } = useRevalidator();
	const [changes, setChanges] = useState<NoteChanges>({});
	const kept = useQueuedActions({ userId });
	const deeds = useMemo(() => kept.filter(({ kind }) => kind === NOTE_DEED), [kept]);
	const notes = useMemo(() => changedNotes(list, { ...changesOf(deeds), ...changes }), [list, deeds, changes]);

	useEffect(
		() =>
			onActionSent(({ kind, waits }, { state }) =>
				waits && kind === NOTE_DEED && state === "done" ? revalidate() : undefined,
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
			edit: ({ lessonId, note }: Listed, body: string) => {
				const edited = { ...note, body, kind: kindFor({ ...note, body }) };
				return change(note.id, edited, editDeed(edited, { userId, lessonId }));
			},
			remove: ({ lessonId, note }: Listed) => change(note.id, null, noteDeed(note.id, null, { userId, lessonId })),
			putBack: async ({ lessonId, note }: Listed) => {
				const state = await change(note.id, note, noteDeed(note.id, note, { userId, lessonId }));
				// The list may already have been reloaded without it.
				if (state === "done") revalidate();
			},
		},
	};
}

export type Listed = { lessonId: number; note: ShownNote };
