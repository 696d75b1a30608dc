import { DAY_MS } from "../durations";
import { type DurationStyle, duration } from "./duration";
import { countryNames, dateFormat, numberFormat } from "./intl";
import { joinParts } from "./joining";
import type { Language } from "./languages";

export type Formats = ReturnType<typeof formatsFor>;

/** `timeZone` is IANA; an unknown one counts as UTC. Server only, since browsers' locale data differ. */
export function formatsFor({ language, timeZone }: { language: Language; timeZone: string }) {
	const zone = knownZone(timeZone);
	const number = numberFormat(language);
	const percent = numberFormat(language, { style: "percent" });
	const day = dateFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
	const longDay = dateFormat(language, { dateStyle: "long", timeZone: "UTC" });
	const wholeDay = dateFormat(language, { dateStyle: "medium", timeZone: "UTC" });
	const date = dateFormat(language, { dateStyle: "medium", timeZone: zone });
	const dateTime = dateFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: zone });
	const time = dateFormat(language, { timeStyle: "short", timeZone: zone });
	const dayHere = dateFormat(language, { day: "numeric", month: "short", timeZone: zone });
	const zoneName = dateFormat(language, { timeZone: zone, timeZoneName: "short" });
	const countries = countryNames(language);

	function inItsZone(written: string, instant: Date): string {
		const name = zoneName.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value;
		return `${written}\u00a0${name}`;
	}

	return {
		/** The IANA time zone of all instants. */
		zone,
		number: (value: number) => number.format(value),
		percent: (value: number) => percent.format(value / 100),
		duration: (minutes: number, style?: DurationStyle) => duration(minutes, language, style),
		day: (value: string) => day.format(new Date(`${value}T00:00:00Z`)),
		longDay: (value: string) => withoutSignOfYear(longDay.format(new Date(`${value}T00:00:00Z`))),
		wholeDay: (value: string) => withoutSignOfYear(wholeDay.format(new Date(`${value}T00:00:00Z`))),
		date: (instant: Date) => withoutSignOfYear(date.format(instant)),
		/** With the zone: "Oct 24, 2026, 11:30 PM GMT+1". */
		dateTime: (instant: Date) => inItsZone(unbroken(withoutSignOfYear(dateTime.format(instant))), instant),
		time: (instant: Date) => inItsZone(unbroken(time.format(instant)), instant),
		timeOrDay: (instant: Date, now: Date) =>
			date.format(instant) === date.format(now)
				? inItsZone(unbroken(time.format(instant)), instant)
				: dayHere.format(instant),
		/** Without its year within half a year: "Nov 28", "Nov 28, 2024". */
		dayOrDate: (instant: Date, now: Date) =>
			Math.abs(now.getTime() - instant.getTime()) < 180 * DAY_MS
				? dayHere.format(instant)
				: withoutSignOfYear(date.format(instant)),
		parts: (texts: readonly string[]) => joinParts(language, texts),
		/** ISO 3166-1 alpha-2 → name; an invalid code is returned unchanged. */
		country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
	};
}

/** Removes the Russian "г.", whose full stop would double the sentence's. */
function withoutSignOfYear(date: string): string {
	return date.replace(/\sг\./, "");
}

/** No-break space before "AM" and "PM", since narrow cards would break the line there. */
function unbroken(time: string): string {
	return time.replace(/\s(?=[AP]M$)/, "\u00a0");
}

function knownZone(timeZone: string): string {
	try {
		return dateFormat("en", { timeZone }).resolvedOptions().timeZone;
	} catch {
		return "UTC";
	}
}
