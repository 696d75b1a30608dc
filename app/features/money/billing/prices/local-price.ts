import { type Money, money, multiply } from "#app/shared/money.ts";
import type { PlanPrice } from "./price-in-force";

/** What share of a price is asked for by country, in hundredths of a percent. A country that is not there pays all of it. */
export type PriceLevels = Readonly<Record<string, number>>;

/**
 * A price as a buyer of a country is asked for it, before tax, coupon and anything else. Rounded here and once: to the
 * nearest minor unit, halves away from zero.
 */
export function localPrice(price: Money, country: string, levels: PriceLevels): Money {
	const share = levels[country];
	return share === undefined ? price : multiply(price, share / 10_000, "nearest");
}

/** What is charged by a row of prices. One that an admin has fixed for the country is not lowered a second time. */
export function chargedPrice(row: PlanPrice, country: string, levels: PriceLevels): Money {
	const price = money(row.amountMinor, row.currency);
	return row.country === "" ? localPrice(price, country, levels) : price;
}

/** What a year costs less than twelve months, in whole percent rounded down, or `null` when it is nothing. */
export function yearlySaving(monthly: Money, yearly: Money): number | null {
	if (monthly.currency !== yearly.currency || monthly.minor === 0) return null;
	const percent = Math.floor(((monthly.minor * 12 - yearly.minor) * 100) / (monthly.minor * 12));
	return percent > 0 ? percent : null;
}
