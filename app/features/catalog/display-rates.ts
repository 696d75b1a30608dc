/**
 * What one US dollar is in other currencies, for display only: a charge is always
 * in the price's own currency. These are defaults of a setting; what is shown comes
 * from there. Source: section 9 of the specification.
 */
export const DISPLAY_RATES = { CAD: 1.35, GBP: 0.79, EUR: 0.85, AUD: 1.52, MXN: 17.8, BRL: 5.1 } as const;

export type DisplayCurrency = keyof typeof DISPLAY_RATES;
export type DisplayRates = Readonly<Record<DisplayCurrency, number>>;

type Amount = { cents: number; currency: string };

/**
 * An amount in another currency's cents, rounded; `null` where there is nothing to
 * convert: the rates are those of US dollars. For display only.
 */
export function convertAtRates(
	{ cents, currency }: Amount,
	target: DisplayCurrency | "USD",
	rates: DisplayRates,
): number | null {
	return currency !== "USD" || target === "USD" ? null : Math.round(cents * rates[target]);
}
