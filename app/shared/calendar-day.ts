import { DAY_MS, HOUR_MS } from "./durations.ts";
import { dateFormat } from "./words/intl.ts";

/** A day of a calendar as ISO 8601 writes it, `2026-11-30`: no instant and no zone. Days in this form compare as texts. */
export type CalendarDay = string;

/** A last day, and the first instant after it in the school's zone: what rules and statements compare. */
export type LastDay = { day: CalendarDay; endsAt: Date };

/** Reads a day, or null where there is no such day: 2026-02-30 is none. A year before 1000 is a slip of the keyboard. */
export function parseDay(text: string): CalendarDay | null {
	if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
	const date = new Date(`${text}T00:00:00Z`);
	// What does not exist would count as a day of the next month.
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + count);
	return date.toISOString().slice(0, 10);
}

/** The day of an instant in a zone (an IANA name; one that the runtime does not know counts as UTC). */
export function dayOf(instant: Date, timeZone: string): CalendarDay {
	// en-CA writes dates as YYYY-MM-DD.
	return inZone(timeZone, (zone) =>
		dateFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone: zone }),
	).format(instant);
}

/** The first instant of a day in a zone. Where the clocks skip midnight, the instant at which they do. */
export function startOfDay(day: CalendarDay, timeZone: string): Date {
	return midnightIn(Date.parse(day), timeZone);
}

/** A last day with its end in a zone. */
export function lastDay(day: CalendarDay, timeZone: string): LastDay {
	return { day, endsAt: midnightIn(Date.parse(day) + DAY_MS, timeZone) };
}

/** The instant at which a day begins whose midnight in UTC is `midnight`. */
function midnightIn(midnight: number, timeZone: string): Date {
	// With the offset of the day before and of the day after: the clocks may change at midnight.
	const offsets = [midnight - DAY_MS, midnight + DAY_MS].map((at) => offsetAt(new Date(at), timeZone));
	const turns = offsets.map((offset) => new Date(midnight - offset)).sort((a, b) => a.getTime() - b.getTime());
	const isTurn = (at: Date) => dayOf(at, timeZone) !== dayOf(new Date(at.getTime() - 1), timeZone);
	return turns.find(isTurn) ?? new Date(midnight);
}

/** The instant at which the clocks of a zone show an hour of a day; of an hour that they skip, the one after it. */
export function instantOf(day: CalendarDay, hour: number, timeZone: string): Date {
	const wanted = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
	// Once more with the offset found, for the hours beside a change of the clocks.
	const first = wanted - offsetAt(new Date(wanted), timeZone);
	return new Date(wanted - offsetAt(new Date(first), timeZone));
}

/** How far a zone is ahead of UTC, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
	const format = inZone(timeZone, (zone) => dateFormat("en-US", { ...CLOCK, timeZone: zone }));
	const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
	const shown = Date.UTC(year, month - 1, day, hour, minute, second);
	return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

const CLOCK = {
	year: "numeric",
	month: "numeric",
	day: "numeric",
	hour: "numeric",
	minute: "numeric",
	second: "numeric",
	hourCycle: "h23",
} as const;

function inZone(timeZone: string, make: (zone: string) => Intl.DateTimeFormat): Intl.DateTimeFormat {
	try {
		return make(timeZone);
	} catch {
		return make("UTC");
	}
}
