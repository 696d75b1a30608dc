import { CHARGED_CURRENCY } from "#app/features/money/prices/display-currency.ts";

export type Interval = "month" | "year";

export type PlanPrice = {
	id: number;
	planId: number;
	interval: Interval;
	currency: string;
	/** Empty for everywhere. */
	country: string;
	amountMinor: number;
	trialDays: number;
	fromAt: Date;
	untilAt: Date | null;
};

export type PriceRequest = { interval: Interval; currency?: string; country?: string };

/**
 * The price of a plan at an instant, or null when it is not sold that way; `rows` are of one plan. A price for the
 * buyer's country wins over one for everywhere; then the requested currency wins over the default one. Another
 * currency is used only where the country has nothing else.
 */
export function priceInForce<Row extends PlanPrice>(
	rows: readonly Row[],
	{ interval, currency = CHARGED_CURRENCY, country = "" }: PriceRequest,
	now: Date,
): Row | null {
	const rank = (row: Row) => {
		const isLocal = row.country !== "" && row.country === country;
		const inCurrency = row.currency === currency ? 2 : row.currency === CHARGED_CURRENCY ? 1 : 0;
		return isLocal ? 10 + inCurrency : row.country === "" ? inCurrency : 0;
	};
	const fitting = rows.filter((row) => row.interval === interval && isInForce(row, now) && rank(row) > 0);
	return fitting.sort((a, b) => rank(b) - rank(a) || a.id - b.id)[0] ?? null;
}

export function isInForce({ fromAt, untilAt }: { fromAt: Date; untilAt: Date | null }, now: Date): boolean {
	return fromAt <= now && (untilAt === null || now < untilAt);
}
