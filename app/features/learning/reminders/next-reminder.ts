import { daysBefore, learningDay } from "../progress/learning-day";

export type ReminderTimes = { /** 1 is Monday. */ weekdays: readonly number[]; hour: number };

/**
 * The next moment after an instant at which somebody wants to be reminded, in their own time zone; null where no day is
 * chosen. An hour that summer time leaves out is the one after it.
 */
export function nextReminder({ weekdays, hour }: ReminderTimes, timeZone: string, after: Date): Date | null {
	if (weekdays.length === 0) return null;
	const today = learningDay(after, timeZone);
	// A day back, in case the hour of a day is still to come where a clock was set back.
	for (let ahead = -1; ahead <= 8; ahead += 1) {
		const day = daysBefore(today, -ahead);
		if (!weekdays.includes(weekdayOf(day))) continue;
		const at = instantOf(day, hour, timeZone);
		if (at > after) return at;
	}
	return null;
}

function weekdayOf(day: string): number {
	return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** The instant at which the clocks of a zone show an hour of a day. */
function instantOf(day: string, hour: number, timeZone: string): Date {
	const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
	// Once more with the offset found, for the hours beside a change of the clocks.
	const first = wanted - offsetAt(new Date(wanted), timeZone);
	return new Date(wanted - offsetAt(new Date(first), timeZone));
}

/** How far a zone is ahead of UTC, in milliseconds; a zone that the runtime does not know counts as UTC. */
function offsetAt(instant: Date, timeZone: string): number {
	const parts = Object.fromEntries(
		clockOf(timeZone)
			.formatToParts(instant)
			.map(({ type, value }) => [type, Number(value)]),
	);
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
	const shown = Date.UTC(year, month - 1, day, hour, minute, second);
	return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
	const digits = { year: "numeric", month: "numeric", day: "numeric" } as const;
	const time = { hour: "numeric", minute: "numeric", second: "numeric", hourCycle: "h23" } as const;
	try {
		return new Intl.DateTimeFormat("en-US", { ...digits, ...time, timeZone });
	} catch {
		return new Intl.DateTimeFormat("en-US", { ...digits, ...time, timeZone: "UTC" });
	}
}
