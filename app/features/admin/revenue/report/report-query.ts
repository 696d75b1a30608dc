import type { Currency } from "../../../../shared/money";
import { CHARGED_CURRENCY } from "../../../prices/display-currency";

/** Over how long the report goes: days, or whole months with the one that runs; the first is the usual one. */
export const REPORT_PERIODS = ["30", "90", "12m"] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];
export const REPORT_MODES = ["live", "test"] as const;

/** The parts of the report, each with a file of its own. */
export const REPORT_PARTS = ["revenue", "refunds", "mrr", "cohorts"] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

export type ReportQuery = { period: ReportPeriod; currency: Currency; mode: (typeof REPORT_MODES)[number] };

/** What an address asks for; whatever it does not say, or says oddly, is the usual. */
export function readReportQuery(params: URLSearchParams): ReportQuery {
	const currency = params.get("currency") ?? "";
	return {
		period: REPORT_PERIODS.find((one) => one === params.get("period")) ?? REPORT_PERIODS[0],
		currency: /^[A-Z]{3}$/.test(currency) ? currency : CHARGED_CURRENCY,
		mode: REPORT_MODES.find((one) => one === params.get("mode")) ?? REPORT_MODES[0],
	};
}

/** The part whose file is asked for. */
export function readReportPart(params: URLSearchParams): ReportPart {
	return REPORT_PARTS.find((one) => one === params.get("part")) ?? REPORT_PARTS[0];
}

/** The address of a query, with some of it changed; what is usual is left out. */
export function reportAddress(query: ReportQuery, change: Partial<ReportQuery> = {}): string {
	return `/admin/revenue${searchOf({ ...query, ...change })}`;
}

/** The address of the file of a part. */
export function reportFile(query: ReportQuery, part: ReportPart): string {
	const search = searchOf(query);
	return `/admin/revenue.csv${search}${search ? "&" : "?"}part=${part}`;
}

function searchOf({ period, currency, mode }: ReportQuery): string {
	const said = new URLSearchParams();
	if (period !== REPORT_PERIODS[0]) said.set("period", period);
	if (currency !== CHARGED_CURRENCY) said.set("currency", currency);
	if (mode !== REPORT_MODES[0]) said.set("mode", mode);
	return said.size > 0 ? `?${said}` : "";
}
