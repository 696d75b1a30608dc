import type { SubmitFunction } from "@remix-run/react";

export type WaitingDeed = {
	again: (submit: SubmitFunction) => void;
	pressed: Element | null;
};

const NONE: readonly WaitingDeed[] = [];
let waiting = NONE;
const listeners = new Set<() => void>();

function set(deeds: readonly WaitingDeed[]) {
	waiting = deeds;
	for (const listener of listeners) listener();
}

export const waitingDeeds = {
	list: () => waiting,
	add: (deed: WaitingDeed) => set([...waiting, deed]),
	clear: () => set(NONE),
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
};
