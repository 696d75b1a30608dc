import { type Money, money, multiply } from "#app/shared/money.ts";
import type { TaxId } from "./tax-id";

/** The seller and rates by country in force at one instant. */
export type TaxRates = {
	/** Null until set; then no tax is added. */
	seller: { country: string; taxNumber: string; reverseCharge: boolean } | null;
	byCountry: Readonly<Record<string, { rateBps: number; reverseCharge: boolean }>>;
};

/** `rateBps` is in hundredths of a percent; 0 for no tax. */
export type TaxLine = {
	kind: "standard" | "reverseCharge" | "none";
	rateBps: number;
	basis: Money;
	tax: Money;
	country: string;
};

/**
 * The tax on a net price, rounded once per line: to the nearest minor unit, halves away from zero.
 * Reverse charge applies to a business of another country with that country's tax number, if the seller and the rate
 * allow it. Source: points 1 and 4 of record 79.
 */
export function taxOn(net: Money, buyer: { country: string; taxId: TaxId | null }, rates: TaxRates): TaxLine {
	const { seller } = rates;
	const { country, taxId } = buyer;
	const rate = Object.hasOwn(rates.byCountry, country) ? rates.byCountry[country] : undefined;
	const nothing = { rateBps: 0, basis: net, tax: money(0, net.currency), country };
	if (!seller || !rate) return { kind: "none", ...nothing };

	const isAbroad = seller.country !== country;
	const owesItself = isAbroad && taxId?.country === country && seller.reverseCharge && rate.reverseCharge;
	if (owesItself) return { kind: "reverseCharge", ...nothing };

	const tax = multiply(net, rate.rateBps / 10_000, "nearest");
	return { kind: "standard", rateBps: rate.rateBps, basis: net, tax, country };
}
