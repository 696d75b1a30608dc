export const UNITS = ["metric", "both"] as const;
/** Areas as they are written, in square metres, or with square feet as well. */
export type Units = (typeof UNITS)[number];

const COOKIE = "units";
const YEAR = 60 * 60 * 24 * 365;

/** How a browser wants areas shown. */
export function chosenUnits(request: Request): Units {
	const [, kept] = /(?:^|;\s*)units=([a-z]+)(?:;|$)/.exec(request.headers.get("Cookie") ?? "") ?? [];
	return UNITS.find((units) => units === kept) ?? "metric";
}

/** A `Set-Cookie` value that keeps the choice for a year. */
export function keepUnits(units: Units): string {
	return `${COOKIE}=${units}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}
