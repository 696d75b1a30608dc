import { dateFormat } from "#app/shared/words/intl.ts";

export type PartOfDay = "morning" | "afternoon" | "evening" | "night";

/** By the hour in the reader's time zone; an unknown one counts as UTC. */
export function partOfDay(now: Date, timeZone: string): PartOfDay {
	const hour = hourIn(now, timeZone);
	if (hour < 5 || hour >= 23) return "night";
	if (hour < 12) return "morning";
	return hour < 18 ? "afternoon" : "evening";
}

function hourIn(now: Date, timeZone: string): number {
	try {
		return Number(dateFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone }).format(now));
	} catch {
		return now.getUTCHours();
	}
}
