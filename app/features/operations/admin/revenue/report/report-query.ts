import { CHARGED_CURRENCY } from "#app/features/money/prices/display-currency.ts";
import type { Currency } from "#app/shared/money.ts";

/** Days, or months including the current one; the first is the default. */
export const REPORT_PERIODS = ["30", "90", "12m"] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];
export const REPORT_MODES = ["live", "test"] as const;
export type ReportMode = (typeof REPORT_MODES)[number];

export const REPORT_PARTS = ["revenue", "refunds", "mrr", "cohorts"] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

export type ReportQuery = { period: ReportPeriod; currency: Currency; mode: ReportMode };

/** Invalid parameters fall back to defaults; the default mode depends on the configured gateway. */
export function readReportQuery(params: URLSearchParams, defaultMode: ReportMode = "live"): ReportQuery {
	const currency = params.get("currency") ?? "";
	return {
		period: REPORT_PERIODS.find((one) => one === params.get("period")) ?? REPORT_PERIODS[0],
		currency: /^[A-Z]{3}$/.test(currency) ? currency : CHARGED_CURRENCY,
		mode: REPORT_MODES.find((one) => one === params.get("mode")) ?? defaultMode,
	};
}

export function readReportPart(params: URLSearchParams): ReportPart {
	return REPORT_PARTS.find((one) => one === params.get("part")) ?? REPORT_PARTS[0];
}

/** Omits the default period and currency. */
export function reportAddress(query: ReportQuery, change: Partial<ReportQuery> = {}): string {
	return `/admin/revenue${searchOf({ ...query, ...change })}`;
}

export function reportFile(query: ReportQuery, part: ReportPart): string {
	return `/admin/revenue.csv${searchOf(query)}&part=${part}`;
}

function searchOf({ period, currency, mode }: ReportQuery): string {
	const said = new URLSearchParams();
	if (period !== REPORT_PERIODS[0]) said.set("period", period);
	if (currency !== CHARGED_CURRENCY) said.set("currency", currency);
	// Always included, because the default depends on the installation and shared URLs must show the same.
	said.set("mode", mode);
	return `?${said}`;
}
