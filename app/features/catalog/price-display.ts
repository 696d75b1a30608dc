import { numberFormat } from "../../shared/intl";
import type { Language } from "../../shared/languages";
import { convertAtRates, type DisplayCurrency, type DisplayRates } from "./display-rates";
import { listPriceCents } from "./list-price";

/** `was` and `off` are null where no earlier price is shown. */
export type PriceDisplay = { free: true } | { free: false; price: string; was: string | null; off: string | null };

/**
 * How a price is shown: free, or with the price before the discount struck out
 * and the discount itself ("50%"); null is no discount. The one home of that rule.
 */
export function priceDisplay(
	cents: number,
	currency: string,
	language: Language,
	percentOff: number | null,
): PriceDisplay {
	if (cents === 0) return { free: true };
	const price = formatMoney(cents, currency, language);
	if (percentOff === null) return { free: false, price, was: null, off: null };
	return {
		free: false,
		price,
		was: formatMoney(listPriceCents(cents, percentOff), currency, language),
		off: numberFormat(language, { style: "percent" }).format(percentOff / 100),
	};
}

type Priced = { priceCents: number; currency: string };
type Shown = { language: Language; rates: DisplayRates; targets: readonly DisplayCurrency[] };

/** The price in other currencies, "shown for information"; none for a free course or one not priced in dollars. */
export function convertedPrices(
	{ priceCents: cents, currency }: Priced,
	{ language, rates, targets }: Shown,
): string[] {
	if (cents === 0) return [];
	return targets.flatMap((target) => {
		const converted = convertAtRates({ cents, currency }, target, rates);
		return converted === null ? [] : [formatMoney(converted, target, language)];
	});
}

/** An amount in minor units with its sign, without decimals where they are zero: "$297", "297,50 $". */
export function formatMoney(cents: number, currency: string, language: Language): string {
	const format = numberFormat(language, {
		style: "currency",
		currency,
		// Several currencies share the bare dollar sign; here it means the American one.
		currencyDisplay: currency === "USD" ? "narrowSymbol" : "symbol",
		...(cents % minorUnits(currency) === 0 ? { maximumFractionDigits: 0 } : {}),
	});
	return format.format(cents / minorUnits(currency));
}

/** The numeric string of the API: "297", "297.50", "0". Source: section 3 of the specification. */
export function priceText(cents: number, currency: string): string {
	const units = minorUnits(currency);
	return cents % units === 0 ? String(cents / units) : (cents / units).toFixed(Math.log10(units));
}

/** How many minor units make one unit: 100 cents, 1 yen. */
function minorUnits(currency: string): number {
	const { maximumFractionDigits } = numberFormat("en", { style: "currency", currency }).resolvedOptions();
	return 10 ** (maximumFractionDigits ?? 2);
}
