import { dayOf, startOfDay } from "#app/shared/calendar-day.ts";
import { circleFrom } from "#db/content/lesson-opening.ts";
import type { LessonOpening } from "#db/schema/learning/catalog.ts";

/** A rule as it is chosen: days after the enrollment, or the beginning of a day in a time zone, or neither. */
export type ChosenOpening = {
	days?: number | undefined;
	day?: string | undefined;
	timeZone?: string | undefined;
	after: readonly string[];
};

/** The rule that is kept; null for a lesson that opens with the course. A date that is left as it was keeps its time of day. */
export function openingOf(chosen: ChosenOpening, before: LessonOpening | null): LessonOpening | null {
	const { days, day, timeZone = "UTC", after } = chosen;
	const isSameDay =
		before?.at !== undefined && before.timeZone === timeZone && dayOf(new Date(before.at), timeZone) === day;
	const at = day === undefined ? undefined : isSameDay ? before.at : startOfDay(day, timeZone).toISOString();
	const opening: LessonOpening = {
		...(days === undefined ? {} : { days }),
		...(at === undefined ? {} : { at, timeZone }),
		...(after.length === 0 ? {} : { after: [...after] }),
	};
	return Object.keys(opening).length === 0 ? null : opening;
}

/** The lessons of the circle that a rule would close, from the lesson back to itself; null when there is none. */
export function circleOf(
	lesson: string,
	opening: LessonOpening | null,
	others: ReadonlyMap<string, LessonOpening | null>,
): string[] | null {
	const after = new Map([...others].map(([key, opens]) => [key, opens?.after ?? []] as const));
	const path = circleFrom(lesson, after.set(lesson, opening?.after ?? []));
	return path && [...path, lesson];
}
