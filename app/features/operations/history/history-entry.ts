import type { Formats } from "#app/shared/words/formats.ts";

/** One value that was changed, in words. */
export type ChangedValue = { label: string; from: string; to: string };

/** One change in words: of what, by whom, when, from what to what. `canUndo` is true for the latest change of a thing. */
export type HistoryEntry = {
	id: string;
	/** What was changed, by its name. */
	what: string;
	/** Null for an account that is gone. */
	by: string | null;
	at: string;
	instant: string;
	isUndo: boolean;
	canUndo: boolean;
	differences: ChangedValue[];
	/** How many more values have changed. */
	more: number;
};

/** A change of many values would fill the page. */
const SHOWN_DIFFERENCES = 4;
const LONGEST = 80;

type Change = Omit<HistoryEntry, "at" | "instant" | "more"> & { at: Date };

/** A change as a history lists it, its values cut to what can be read at a glance. */
export function historyEntry({ at, differences, ...change }: Change, formats: Formats): HistoryEntry {
	const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
	return {
		...change,
		at: formats.dateTime(at),
		instant: at.toISOString(),
		differences: differences
			.slice(0, SHOWN_DIFFERENCES)
			.map(({ label, from, to }) => ({ label, from: cut(from), to: cut(to) })),
		more: Math.max(0, differences.length - SHOWN_DIFFERENCES),
	};
}
