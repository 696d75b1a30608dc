import type { Formats } from "../../../shared/words/formats";
import { activityKey } from "../activity-key";

type Row = {
	id: string;
	deed: string;
	subjectKind: string;
	subjectId: string;
	before: Record<string, unknown> | null;
	after: Record<string, unknown> | null;
	at: Date;
	actorName: string | null;
};
export type DeedView = ReturnType<typeof deedViews>[number];

/** Deeds as they are shown: who, what in words, when, and line by line what was before and is now. */
export function deedViews(rows: readonly Row[], formats: Formats) {
	return rows.map(({ id, deed, subjectKind, subjectId, before, after, at, actorName }) => ({
		...{ id, deed, key: activityKey(deed), subjectKind, subjectId, name: actorName },
		at: formats.dateTime(at),
		instant: at.toISOString(),
		changes: differences(before, after),
	}));
}

/** The fields in which two snapshots differ, in the order in which they are first named; null where one has no such field. */
export function differences(before: Row["before"], after: Row["after"]) {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
	return names
		.map((field) => ({ field, from: textOf(before?.[field]), to: textOf(after?.[field]) }))
		.filter(({ from, to }) => from !== to);
}

const MOST_CHARACTERS = 300;

function textOf(value: unknown): string | null {
	if (value === undefined || value === null) return null;
	const text = Array.isArray(value) && value.every((one) => typeof one === "string") ? value.join(", ") : plain(value);
	return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

function plain(value: unknown): string {
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
