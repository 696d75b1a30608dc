import { addDays, type CalendarDay } from "#app/shared/calendar-day.ts";
import type { Channel, Outcome } from "#db/schema/operations/notifications.ts";

export const FIGURE_DAYS = 30;

/** One sum of the figures: deliveries of a channel that came to an outcome. */
export type Figure = { channel: Channel; outcome: Outcome; reason: string; total: number };

export type KindFigures = {
	/** Mails that left, those that bounced included. */
	mails: number;
	/** Put into inboxes. */
	inApp: number;
	/** Opened from the inbox or the bell. */
	opened: number;
	skipped: number;
	/** Waits for a digest. */
	queued: number;
	bounced: number;
	complained: number;
};

export function toKindFigures(figures: readonly Figure[]): KindFigures {
	const sumOf = (channel: Channel, outcome: Outcome) =>
		figures
			.filter((one) => one.channel === channel && one.outcome === outcome)
			.reduce((sum, { total }) => sum + total, 0);
	return {
		mails: sumOf("mail", "sent"),
		inApp: sumOf("app", "sent"),
		opened: sumOf("app", "opened"),
		skipped: sumOf("mail", "skipped"),
		queued: sumOf("mail", "queued"),
		bounced: sumOf("mail", "bounced"),
		complained: sumOf("mail", "complained"),
	};
}

/** Why mails were skipped, the most frequent first. */
export function skipsOf(figures: readonly Figure[]): { reason: string; total: number }[] {
	return figures
		.filter(({ channel, outcome }) => channel === "mail" && outcome === "skipped")
		.map(({ reason, total }) => ({ reason, total }))
		.sort((a, b) => b.total - a.total || (a.reason < b.reason ? -1 : 1));
}

/** The days of the figures, the last of them today, each with its number. */
export function eachDay(found: readonly { day: CalendarDay; total: number }[], today: CalendarDay) {
	const totals = new Map(found.map(({ day, total }) => [day, total]));
	return Array.from({ length: FIGURE_DAYS }, (_, at) => {
		const day = addDays(today, at - FIGURE_DAYS + 1);
		return { day, total: totals.get(day) ?? 0 };
	});
}
