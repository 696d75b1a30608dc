import { type Money, multiply } from "#app/shared/money.ts";

/**
 * The price before a discount: half off is the double. It is struck through
 * beside the price.
 */
export function listPrice(price: Money, percentOff: number): Money {
	return multiply(price, 100 / (100 - percentOff), "nearest");
}
