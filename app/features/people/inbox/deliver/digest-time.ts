import { addDays, type CalendarDay, dayOf, instantAt, weekdayOf } from "#app/shared/calendar-day.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";

/** As the columns have it where nobody has chosen: at eight, on Mondays. */
export const DIGEST_MINUTE = 480;
export const DIGEST_WEEKDAY = 1;

export type DigestTimes = { minute: number; weekday: number };
export type DigestMode = "daily" | "weekly";

/** Everybody of one zone at the same minute would be a crowd: they are spread over these. */
const SPREAD_MINUTES = 60;

/** The next digest after an instant: its local day, which names its period, and when it is due. */
export function nextDigest(
	mode: DigestMode,
	{ minute, weekday }: DigestTimes,
	{ userId, timeZone, after }: { userId: number; timeZone: string; after: Date },
): { periodDay: CalendarDay; dueAt: Date } {
	const today = dayOf(after, timeZone);
	for (let ahead = 0; ; ahead += 1) {
		const periodDay = addDays(today, ahead);
		if (mode === "weekly" && weekdayOf(periodDay) !== weekday) continue;
		const dueAt = new Date(instantAt(periodDay, minute, timeZone).getTime() + spread(userId));
		if (dueAt > after) return { periodDay, dueAt };
	}
}

const spread = (userId: number) => (userId % SPREAD_MINUTES) * MINUTE_MS;
