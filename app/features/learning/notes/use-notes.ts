import { useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { onActionSent, sendAction } from "#app/shared/device-queue/send-queued-actions.ts";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { useQueuedActions } from "#app/shared/device-queue/use-queued-actions.ts";
import { changesOf, NOTE_ACTION, noteAction } from "./note-deeds";
import { type NoteChanges, type ShownNote, withNoteChanges } from "./shown-note";

type LessonNotes = { lessonId: number; list: readonly ShownNote[] };

/** Notes of a lesson: changes apply at once, are queued and sent; refused ones are reverted with a notice. */
export function useNotes({ lessonId, list }: LessonNotes) {
	const userId = useQueueOwner();
	const { revalidate } = useRevalidator();
	const [changes, setChanges] = useState<NoteChanges>({});
	const kept = useQueuedActions({ userId, subject: `lesson:${lessonId}` });
	const deeds = useMemo(() => kept.filter(({ kind }) => kind === NOTE_ACTION), [kept]);
	const notes = useMemo(() => withNoteChanges(list, { ...changesOf(deeds), ...changes }), [list, deeds, changes]);

	// Merges older queued actions once they are sent.
	useEffect(
		() =>
			onActionSent(({ kind, waits }, { state }) =>
				waits && kind === NOTE_ACTION && state === "done" ? revalidate() : undefined,
			),
		[revalidate],
	);

	async function change(id: string, note: ShownNote | null) {
		if (userId === null) return;
		setChanges((before) => ({ ...before, [id]: note }));
		const { state } = await sendAction(noteAction(id, note, { userId, lessonId }));
		if (state === "refused") setChanges(({ [id]: _refused, ...others }) => others);
	}

	return {
		notes,
		deeds,
		save: (note: ShownNote) => change(note.id, note),
		remove: (id: string) => change(id, null),
	};
}
