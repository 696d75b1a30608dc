import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import { useQueuedActions } from "#app/shared/device-queue/use-queued-actions.ts";
import { subjectOf } from "./subject";
import { useOwner } from "./use-owner";

export function useDeedsOf(lessonId: number, ...kinds: readonly string[]): readonly QueuedAction[] {
	const deeds = useQueuedActions({ userId: useOwner(), subject: subjectOf(lessonId) });
	return deeds.filter(({ kind }) => kinds.includes(kind));
}
