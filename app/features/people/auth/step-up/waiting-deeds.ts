import type { SubmitFunction } from "@remix-run/react";

export type PendingAction = {
	again: (submit: SubmitFunction) => void;
	pressed: Element | null;
};

const NO_PENDING_ACTIONS: readonly PendingAction[] = [];
let waiting = NO_PENDING_ACTIONS;
const listeners = new Set<() => void>();

function set(deeds: readonly PendingAction[]) {
	waiting = deeds;
	for (const listener of listeners) listener();
}

export const pendingActions = {
	list: () => waiting,
	add: (deed: PendingAction) => set([...waiting, deed]),
	clear: () => set(NO_PENDING_ACTIONS),
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
};
