import type { Language } from "./languages";

export type Formats = ReturnType<typeof formatsFor>;

/**
 * Writes numbers, dates and countries for one reader. `timeZone` is an IANA
 * name; one that the runtime does not know counts as UTC.
 *
 * Used on the server, so that the browser shows the same letters: its own
 * tables of dates may be older or newer.
 */
export function formatsFor({ language, timeZone }: { language: Language; timeZone: string }) {
	const zone = knownZone(timeZone);
	const number = new Intl.NumberFormat(language);
	const percent = new Intl.NumberFormat(language, { style: "percent" });
	const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
	const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: zone });
	const dateTime = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: zone });
	const countries = new Intl.DisplayNames(language, { type: "region" });

	return {
		number: (value: number) => number.format(value),
		/** From whole percent: 37 → "37%". */
		percent: (value: number) => percent.format(value / 100),
		/** A day of a calendar, `YYYY-MM-DD` → "24 Oct". */
		day: (value: string) => day.format(new Date(`${value}T00:00:00Z`)),
		date: (instant: Date) => date.format(instant),
		dateTime: (instant: Date) => dateTime.format(instant),
		/** ISO 3166-1 alpha-2 → its name; a code that is none comes back as it is. */
		country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
	};
}

function knownZone(timeZone: string): string {
	try {
		return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
	} catch {
		return "UTC";
	}
}
