import { startTransition, useEffect, useState } from "react";
import type { QueuedAction } from "./queued-action";
import { onQueueChange, readQueuedActions } from "./queued-action-store";

const NO_ACTIONS: readonly QueuedAction[] = [];

/** Of one subject if named. Empty on the server and during hydration. */
export function useQueuedActions({
	userId,
	subject,
}: {
	userId: number | null;
	subject?: string;
}): readonly QueuedAction[] {
	const [actions, setActions] = useState(NO_ACTIONS);

	useEffect(() => {
		const read = () => {
			const own = readQueuedActions().filter(
				(action) => action.userId === userId && (subject === undefined || action.subject === subject),
			);
			// A plain update would make React discard parts that are not hydrated yet.
			startTransition(() => setActions((shown) => (isSame(shown, own) ? shown : own)));
		};
		read();
		return onQueueChange(read);
	}, [userId, subject]);
	return actions;
}

function isSame(one: readonly QueuedAction[], other: readonly QueuedAction[]): boolean {
	return one.length === other.length && one.every((action, at) => action === other[at]);
}
