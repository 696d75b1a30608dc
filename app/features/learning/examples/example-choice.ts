import { YEAR_SECONDS } from "#app/shared/durations.ts";
export const UNIT_CHOICES = ["metric", "both"] as const;
export type Units = (typeof UNIT_CHOICES)[number];

const UNITS_COOKIE = "units";
export function chosenUnits(request: Request): Units {
	const [, kept] = /(?:^|;\s*)units=([a-z]+)(?:;|$)/.exec(request.headers.get("Cookie") ?? "") ?? [];
	return UNIT_CHOICES.find((units) => units === kept) ?? "metric";
}

/** `Set-Cookie` value that lasts a year. */
export function unitsCookie(units: Units): string {
	return `${UNITS_COOKIE}=${units}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
