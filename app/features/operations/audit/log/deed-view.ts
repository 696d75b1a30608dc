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
	/** Null for the school itself. */
	actorId: number | null;
	actorName: string | null;
};
export type DeedView = ReturnType<typeof deedViews>[number];

type ReaderContext = {
	formats: Formats;
	/** Of `audit`. */
	t: TFunction<"audit">;
	words: ReturnType<typeof deedWords>;
};

/** Deeds in words with changes by field; technical names are included, as used by export and filter. */
export function deedViews(rows: readonly Row[], { formats, t, words }: ReaderContext) {
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

const INSTANT_PATTERN = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Translates states, roles and booleans and formats dates; other values stay. */
function valueInWords(value: string | null, { formats, t }: Pick<ReaderContext, "formats" | "t">): string | null {
	if (value === null) return null;
	if (value === "true" || value === "false") return t(value === "true" ? "values.yes" : "values.no");
	if (INSTANT_PATTERN.test(value)) return formats.dateTime(new Date(value));
	if (parseDay(value)) return formats.wholeDay(value);
	return formats.parts(value.split(", ").map((part) => (has(labels.values, part) ? t(`values.${part}`) : part)));
}

function has<T extends object>(group: T, name: string): name is Extract<keyof T, string> {
	return Object.hasOwn(group, name);
}

/** Fields that differ, in order of appearance; null where a snapshot lacks the field. */
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
