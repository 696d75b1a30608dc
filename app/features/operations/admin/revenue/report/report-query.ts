import { CHARGED_CURRENCY } from "#app/features/money/prices/display-currency.ts";
import type { Currency } from "#app/shared/money.ts";

/** Over how long the report goes: days, or whole months with the one that runs; the first is the usual one. */
export const REPORT_PERIODS = ["30", "90", "12m"] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];
export const REPORT_MODES = ["live", "test"] as const;
export type ReportMode = (typeof REPORT_MODES)[number];

/** The parts of the report, each with a file of its own. */
export const REPORT_PARTS = ["revenue", "refunds", "mrr", "cohorts"] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

export type ReportQuery = { period: ReportPeriod; currency: Currency; mode: ReportMode };

/**
 * What an address asks for; whatever it does not say, or says oddly, is the usual. `usualMode`: the money that this
 * installation takes, since a school with the test gateway has nothing else to show.
 */
export function readReportQuery(params: URLSearchParams, usualMode: ReportMode = "live"): ReportQuery {
	const currency = params.get("currency") ?? "";
	return {
		period: REPORT_PERIODS.find((one) => one === params.get("period")) ?? REPORT_PERIODS[0],
		currency: /^[A-Z]{3}$/.test(currency) ? currency : CHARGED_CURRENCY,
		mode: REPORT_MODES.find((one) => one === params.get("mode")) ?? usualMode,
	};
}

/** The part whose file is asked for. */
export function readReportPart(params: URLSearchParams): ReportPart {
	return REPORT_PARTS.find((one) => one === params.get("part")) ?? REPORT_PARTS[0];
}

/** The address of a query, with some of it changed; a usual period and currency are left out. */
export function reportAddress(query: ReportQuery, change: Partial<ReportQuery> = {}): string {
	return `/admin/revenue${searchOf({ ...query, ...change })}`;
}

/** The address of the file of a part. */
export function reportFile(query: ReportQuery, part: ReportPart): string {
	return `/admin/revenue.csv${searchOf(query)}&part=${part}`;
}

function searchOf({ period, currency, mode }: ReportQuery): string {
	const said = new URLSearchParams();
	if (period !== REPORT_PERIODS[0]) said.set("period", period);
	if (currency !== CHARGED_CURRENCY) said.set("currency", currency);
	// What is usual differs between installations: an address that is passed on shows the same everywhere.
	said.set("mode", mode);
	return `?${said}`;
}
