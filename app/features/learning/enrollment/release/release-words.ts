import type { TFunction } from "i18next";
import type { Formats } from "#app/shared/words/formats.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { joinSentences } from "#app/shared/words/joining.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { LessonOpening } from "#db/schema/learning/catalog.ts";
import type { LessonLock } from "./when-lesson-opens.ts";

type Words = { t: TFunction<"lesson-release">; formats: Formats; language: Language };
/** By the key of a lesson. */
type Titles = (key: string) => string;

/** "Opens 3 days after you enroll: Mar 4, 2026, 2:15 PM GMT. Opens after “Reading a deed”." */
export function lockSentence({ at, days, after }: LessonLock, titleOf: Titles, words: Words): string {
	return sentence({ at, days, after: after.map(titleOf) }, words);
}

/** The rule itself, as somebody reads it who has not enrolled yet. Empty when it says nothing. */
export function openingSentence({ days, at, after = [] }: LessonOpening, titleOf: Titles, words: Words): string {
	return sentence({ at: at ? new Date(at) : null, days: days ?? null, after: after.map(titleOf) }, words);
}

export type OpeningChip = { kind: "days" | "at" | "after"; text: string };

/** The rule in a few letters each. `numberOf` is null for a lesson that the course does not have. */
export function openingChips(
	{ days, at, after = [] }: LessonOpening,
	numberOf: (key: string) => string | null,
	{ t, formats, language }: Words,
): OpeningChip[] {
	const chips: OpeningChip[] = [];
	if (days !== undefined) chips.push({ kind: "days", text: t("chips.days", { count: days }) });
	if (at !== undefined) chips.push({ kind: "at", text: t("chips.at", { date: formats.date(new Date(at)) }) });
	const numbers = listFormat(language, { type: "unit", style: "short" }).format(
		after.map((key) => numberOf(key) ?? "?"),
	);
	if (after.length > 0) chips.push({ kind: "after", text: t("chips.after", { numbers }) });
	return chips;
}

type Said = { at: Date | null; days: number | null; after: readonly string[] };

function sentence({ at, days, after }: Said, { t, formats, language }: Words): string {
	const date = at && formats.dateTime(at);
	const lessons = listFormat(language).format(after.map((title) => t("title", { title })));
	return joinSentences(language, [
		days !== null && (date ? t("daysOn", { count: days, date }) : t("days", { count: days })),
		days === null && date && t("at", { date }),
		after.length > 0 && t("after", { lessons }),
	]);
}
