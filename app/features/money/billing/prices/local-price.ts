import { type Money, money, multiply } from "#app/shared/money.ts";
import type { PlanPrice } from "./price-in-force";

/** The share of a price by country, in hundredths of a percent. Countries that are missing pay all of it. */
export type PriceLevels = Readonly<Record<string, number>>;

/** Before tax and coupon. Rounded once, here: to the nearest minor unit, halves away from zero. */
export function localPrice(price: Money, country: string, levels: PriceLevels): Money {
	const share = levels[country];
	return share === undefined ? price : multiply(price, share / 10_000, "nearest");
}

/** A price set by an admin for the country is not lowered again. */
export function chargedPrice(row: PlanPrice, country: string, levels: PriceLevels): Money {
	const price = money(row.amountMinor, row.currency);
	return row.country === "" ? localPrice(price, country, levels) : price;
}

/** How much cheaper a year is than twelve months, in whole percent rounded down; null when it is not. */
export function yearlySaving(monthly: Money, yearly: Money): number | null {
	if (monthly.currency !== yearly.currency || monthly.minor === 0) return null;
	const percent = Math.floor(((monthly.minor * 12 - yearly.minor) * 100) / (monthly.minor * 12));
	return percent > 0 ? percent : null;
}
