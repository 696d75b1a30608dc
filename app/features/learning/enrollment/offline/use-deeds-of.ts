import type { Deed } from "#app/shared/outbox/deed.ts";
import { useDeeds } from "#app/shared/outbox/use-deeds.ts";
import { subjectOf } from "./subject";
import { useOwner } from "./use-owner";

/** What waits on this device of these kinds in a lesson, or was refused there. */
export function useDeedsOf(lessonId: number, ...kinds: readonly string[]): readonly Deed[] {
	const deeds = useDeeds({ userId: useOwner(), subject: subjectOf(lessonId) });
	return deeds.filter(({ kind }) => kinds.includes(kind));
}
