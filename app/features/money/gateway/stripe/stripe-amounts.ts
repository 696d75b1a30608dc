import { type Money, money } from "#app/shared/money.ts";

/**
 * How many of Stripe's units make one minor unit of ISO 4217: Stripe counts Icelandic krónur and Ugandan shillings in hundredths
 * that do not exist, and Malagasy ariary whole. Everything else it counts as the standard does.
 */
const UNITS = new Map([
	["ISK", 100],
	["UGX", 100],
	["MGA", 1 / 100],
]);

const unitsOf = (currency: string) => UNITS.get(currency.toUpperCase()) ?? 1;

/** An amount as Stripe takes it. Throws a RangeError for one that it cannot take. */
export function toStripe({ minor, currency }: Money): number {
	const units = minor * unitsOf(currency);
	if (!Number.isInteger(units)) throw new RangeError(`Stripe takes no parts of ${currency}`);
	return units;
}

/** An amount as Stripe tells it. */
export function fromStripe(units: number, currency: string): Money {
	return money(Math.round(units / unitsOf(currency)), currency.toUpperCase());
}
