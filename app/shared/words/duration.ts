import { numberFormat } from "./intl";

export const LONGEST_IN_MINUTES = 90;

export type DurationStyle = {
	isLong?: boolean;
};

/** "45 min", "7 hr 23 min", "2 hr". Normalizes spaces, in which browsers' `Intl` differ. */
export function duration(minutes: number, language: string, { isLong = false }: DurationStyle = {}): string {
	const write = (value: number, unit: "hour" | "minute") =>
		numberFormat(language, { style: "unit", unit, unitDisplay: isLong ? "long" : "short" })
			.format(value)
			.replace(/\s/g, "\u00a0")
			// Chinese puts a space between number and unit.
			.replace(/(?<=\d)(?=\p{Script=Han})/u, "\u00a0");
	const whole = Math.round(minutes);
	if (whole <= LONGEST_IN_MINUTES) return write(whole, "minute");
	const [hours, rest] = [Math.floor(whole / 60), whole % 60];
	if (rest === 0) return write(hours, "hour");
	const between = isLong && language !== "zh" ? " " : "\u00a0";
	return write(hours, "hour") + between + write(rest, "minute");
}
