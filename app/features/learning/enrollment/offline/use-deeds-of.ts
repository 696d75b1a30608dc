import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { useQueuedActions } from "#app/shared/device-queue/use-queued-actions.ts";
import { subjectOf } from "./subject";

export function useQueuedActionsOf(lessonId: number, ...kinds: readonly string[]): readonly QueuedAction[] {
	const deeds = useQueuedActions({ userId: useQueueOwner(), subject: subjectOf(lessonId) });
	return deeds.filter(({ kind }) => kinds.includes(kind));
}
