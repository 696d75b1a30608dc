export const UNITS = ["metric", "both"] as const;
export type Units = (typeof UNITS)[number];

const COOKIE = "units";
const YEAR = 60 * 60 * 24 * 365;

export function chosenUnits(request: Request): Units {
	const [, kept] = /(?:^|;\s*)units=([a-z]+)(?:;|$)/.exec(request.headers.get("Cookie") ?? "") ?? [];
	return UNITS.find((units) => units === kept) ?? "metric";
}

/** `Set-Cookie` value that lasts a year. */
export function unitsCookie(units: Units): string {
	return `${COOKIE}=${units}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}
