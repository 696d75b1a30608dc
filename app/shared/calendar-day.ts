import { DAY_MS, MINUTE_MS } from "./durations.ts";
import { dateFormat } from "./words/intl.ts";

/** An ISO 8601 day without a time zone, `2026-11-30`. Days compare as strings. */
export type CalendarDay = string;

/** A last day with the first instant after it in the school's zone; rules compare the instant. */
export type LastDay = { day: CalendarDay; endsAt: Date };

/** Parses a day; null for one that does not exist (2026-02-30) or a year before 1000, which is a typing error. */
export function parseDay(text: string): CalendarDay | null {
	if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
	const date = new Date(`${text}T00:00:00Z`);
	// Date would move a day that does not exist into the next month.
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + count);
	return date.toISOString().slice(0, 10);
}

/** The day of an instant in an IANA time zone; an unknown zone counts as UTC. */
export function dayOf(instant: Date, timeZone: string): CalendarDay {
	// en-CA formats dates as YYYY-MM-DD.
	return inZone(timeZone, (zone) =>
		dateFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone: zone }),
	).format(instant);
}

export function startOfDay(day: CalendarDay, timeZone: string): Date {
	return midnightIn(Date.parse(day), timeZone);
}

export function lastDay(day: CalendarDay, timeZone: string): LastDay {
	return { day, endsAt: midnightIn(Date.parse(day) + DAY_MS, timeZone) };
}

function midnightIn(midnight: number, timeZone: string): Date {
	// The offsets before and after, since the clocks may change at midnight.
	const offsets = [midnight - DAY_MS, midnight + DAY_MS].map((at) => offsetAt(new Date(at), timeZone));
	const turns = offsets.map((offset) => new Date(midnight - offset)).sort((a, b) => a.getTime() - b.getTime());
	const isTurn = (at: Date) => dayOf(at, timeZone) !== dayOf(new Date(at.getTime() - 1), timeZone);
	return turns.find(isTurn) ?? new Date(midnight);
}

/** The instant of a full hour in a zone; for an hour that the clocks skip, the next one. */
export function instantOf(day: CalendarDay, hour: number, timeZone: string): Date {
	return instantAt(day, hour * 60, timeZone);
}

/** The instant of a minute of the day, counted from 0:00, in a zone; for one that the clocks skip, an hour later. */
export function instantAt(day: CalendarDay, minute: number, timeZone: string): Date {
	const wanted = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
	// The second pass corrects hours near a clock change.
	const first = wanted - offsetAt(new Date(wanted), timeZone);
	return new Date(wanted - offsetAt(new Date(first), timeZone));
}

/** What a clock in the zone shows, in minutes from 0:00. */
export function minuteOfDay(instant: Date, timeZone: string): number {
	return Math.floor(((instant.getTime() + offsetAt(instant, timeZone)) % DAY_MS) / MINUTE_MS);
}

/** ISO: Monday is 1, Sunday 7. */
export function weekdayOf(day: CalendarDay): number {
	return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

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
