import { CHARGED_CURRENCY } from "#app/features/money/prices/display-currency.ts";

export type Interval = "month" | "year";

/** A row of `plan_prices`, as far as the rule looks at it. */
export type PlanPrice = {
	id: number;
	planId: number;
	interval: Interval;
	currency: string;
	/** Empty: everywhere. */
	country: string;
	amountMinor: number;
	trialDays: number;
	fromAt: Date;
	untilAt: Date | null;
};

export type PriceAsked = { interval: Interval; currency?: string; country?: string };

/**
 * The price of a plan at which somebody buys at an instant, or `null` when it is not sold so. `rows` are those of one plan.
 *
 * A price of the buyer's country comes before one for everywhere. Among those, the asked currency comes before the one
 * that is charged as a rule; another currency is never chosen for everybody, only where a country has nothing else.
 */
export function priceInForce<Row extends PlanPrice>(
	rows: readonly Row[],
	{ interval, currency = CHARGED_CURRENCY, country = "" }: PriceAsked,
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

/** True from `fromAt` on, until right before `untilAt`. */
export function isInForce({ fromAt, untilAt }: { fromAt: Date; untilAt: Date | null }, now: Date): boolean {
	return fromAt <= now && (untilAt === null || now < untilAt);
}
