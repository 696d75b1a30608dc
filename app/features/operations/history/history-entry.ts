import type { Formats } from "#app/shared/words/formats.ts";

export type ChangedValue = { label: string; from: string; to: string };

/** `canUndo` is true for the latest change of a subject. */
export type HistoryEntry = {
	id: string;
	what: string;
	by: string | null;
	at: string;
	instant: string;
	isUndo: boolean;
	canUndo: boolean;
	differences: ChangedValue[];
	/** Number of changed values that are not shown. */
	more: number;
};

const SHOWN_DIFFERENCES = 4;
const MAX_VALUE_LENGTH = 80;

type Change = Omit<HistoryEntry, "at" | "instant" | "more"> & { at: Date };

export function historyEntry({ at, differences, ...change }: Change, formats: Formats): HistoryEntry {
	const cut = (text: string) => (text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text);
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
