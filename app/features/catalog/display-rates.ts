/**
 * What one US dollar is in other currencies, for display only: a charge is always
 * in the price's own currency. Source: section 9 of the specification, where they
 * are defaults; an admin will be able to change them.
 */
export const DISPLAY_RATES = { CAD: 1.35, GBP: 0.79, EUR: 0.85, AUD: 1.52, MXN: 17.8, BRL: 5.1 } as const;

export type DisplayCurrency = keyof typeof DISPLAY_RATES;

/** An amount in another currency's minor units, rounded; `null` for anything but US dollars. */
export function convertForDisplay(cents: number, currency: string, target: DisplayCurrency): number | null {
	return currency === "USD" ? Math.round(cents * DISPLAY_RATES[target]) : null;
}
