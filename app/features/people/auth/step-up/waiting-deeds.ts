import type { SubmitFunction } from "@remix-run/react";

/** A deed that was refused because the last proof of who sends it is too old. */
export type WaitingDeed = {
	/** Sends the very same once more. */
	again: (submit: SubmitFunction) => void;
	/** What was pressed: takes the focus when the dialog closes. */
	pressed: Element | null;
};

const NONE: readonly WaitingDeed[] = [];
let waiting = NONE;
const listeners = new Set<() => void>();

function set(deeds: readonly WaitingDeed[]) {
	waiting = deeds;
	for (const listener of listeners) listener();
}

/** The deeds of this page that wait for a proof: while there are any, `ProofHost` asks for one. */
export const waitingDeeds = {
	list: () => waiting,
	add: (deed: WaitingDeed) => set([...waiting, deed]),
	clear: () => set(NONE),
	/** Calls back when they change. Returns how to stop. */
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
};
