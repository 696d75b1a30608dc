import { type Money, multiply } from "#app/shared/money.ts";

/** The price before a discount, shown struck through: with 50% off it is double. */
export function listPrice(price: Money, percentOff: number): Money {
	return multiply(price, 100 / (100 - percentOff), "nearest");
}
