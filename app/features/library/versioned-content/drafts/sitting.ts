import { MINUTE_MS } from "#app/shared/durations.ts";

/** A save after a longer silence begins a new sitting. */
export const SITTING_PAUSE_MS = 30 * MINUTE_MS;

type WrittenDraft = { editorId: number | null; editedAt: Date };

/** True when a save by `editorId` does not go on with the sitting in which the draft was written. */
export function endsSitting(draft: WrittenDraft, { editorId, now }: { editorId: number; now: Date }): boolean {
	return draft.editorId !== editorId || now.getTime() - draft.editedAt.getTime() > SITTING_PAUSE_MS;
}
