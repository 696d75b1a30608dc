import type { TFunction } from "i18next";
import { parseDay } from "#app/shared/calendar-day.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import labels from "#locales/en/operations/audit.json";
import type { deedWords } from "./deed-words.server";

type Row = {
	id: string;
	deed: string;
	subjectKind: string;
	subjectId: string;
	before: Record<string, unknown> | null;
	after: Record<string, unknown> | null;
	at: Date;
	/** Null where the school did it by itself. */
	actorId: number | null;
	actorName: string | null;
};
export type DeedView = ReturnType<typeof deedViews>[number];

type Reading = {
	formats: Formats;
	/** Of `audit`. */
	t: TFunction<"audit">;
	words: ReturnType<typeof deedWords>;
};

/**
 * Deeds as they are shown: who, what in words, when, and line by line what was before and is now. Technical names come
 * along: they are what the file and the filter have.
 */
export function deedViews(rows: readonly Row[], { formats, t, words }: Reading) {
	return rows.map(({ id, deed, subjectKind, subjectId, before, after, at, actorId, actorName }) => ({
		id,
		deed,
		sentence: words.sentence({ deed, actorId, actorName }),
		subjectKind,
		subjectId,
		subject: words.subject(subjectKind),
		at: formats.dateTime(at),
		instant: at.toISOString(),
		changes: differences(before, after).map(({ field, from, to }) => ({
			field,
			label: has(labels.fields, field) ? t(`fields.${field}`) : null,
			from: valueInWords(from, { formats, t }),
			to: valueInWords(to, { formats, t }),
		})),
	}));
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A value as it reads: states, roles and what is yes or no in words, instants and days as dates. Whatever else stays as it is. */
function valueInWords(value: string | null, { formats, t }: Pick<Reading, "formats" | "t">): string | null {
	if (value === null) return null;
	if (value === "true" || value === "false") return t(value === "true" ? "values.yes" : "values.no");
	if (INSTANT.test(value)) return formats.dateTime(new Date(value));
	if (parseDay(value)) return formats.wholeDay(value);
	return formats.parts(value.split(", ").map((part) => (has(labels.values, part) ? t(`values.${part}`) : part)));
}

function has<T extends object>(group: T, name: string): name is Extract<keyof T, string> {
	return Object.hasOwn(group, name);
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
