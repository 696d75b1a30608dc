import { type Money, money } from "#app/shared/money.ts";

/**
 * Stripe's units per minor unit of ISO 4217: it counts Icelandic krónur and Ugandan shillings in hundredths that do
 * not exist, and Malagasy ariary whole. All other currencies follow the standard.
 */
const STRIPE_UNITS = new Map([
	["ISK", 100],
	["UGX", 100],
	["MGA", 1 / 100],
]);

const unitsOf = (currency: string) => STRIPE_UNITS.get(currency.toUpperCase()) ?? 1;

export function toStripeUnits({ minor, currency }: Money): number {
	const units = minor * unitsOf(currency);
	if (!Number.isInteger(units)) throw new RangeError(`Stripe takes no parts of ${currency}`);
	return units;
}

export function fromStripeUnits(units: number, currency: string): Money {
	return money(Math.round(units / unitsOf(currency)), currency.toUpperCase());
}
