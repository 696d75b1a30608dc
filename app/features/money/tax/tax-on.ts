import { type Money, money, multiply } from "#app/shared/money.ts";
import type { TaxId } from "./tax-id";

/** Who sells, and what is added by country: what is in force at the instant of an order. */
export type TaxRates = {
	/** Null while the school has not said where it sells from: then nothing is added to any price. */
	seller: { country: string; taxNumber: string; reverseCharge: boolean } | null;
	byCountry: Readonly<Record<string, { rateBps: number; reverseCharge: boolean }>>;
};

/** One line of tax on an invoice. `rateBps` is in hundredths of a percent and 0 where nothing is added. */
export type TaxLine = {
	kind: "standard" | "reverseCharge" | "none";
	rateBps: number;
	basis: Money;
	tax: Money;
	country: string;
};

/**
 * What tax is added to a net price for a buyer. Rounded here and once for each line: to the nearest minor unit, halves
 * away from zero.
 *
 * A business of another country that gives the number of its own country owes the tax itself, where the school and the
 * rate of that country say so; at home the number changes nothing. Source: points 1 and 4 of record 79.
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
