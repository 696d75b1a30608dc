import {
	type Currency,
	type DisplayRates,
	displayIn,
	formatDisplay,
	formatMoney,
	type Money,
	wholeUnits,
} from "#app/shared/money.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { listPrice } from "./list-price";

/** `was` and `off` are null where no earlier price is shown. */
export type PriceDisplay = { free: true } | { free: false; price: string; was: string | null; off: string | null };

type Showing = { language: Language; percentOff: number | null };

/**
 * How a price is shown: free, or with the price before the discount struck out
 * and the discount itself ("50%"); null is no discount. The one home of that rule.
 */
export function priceDisplay(price: Money, { language, percentOff }: Showing): PriceDisplay {
	if (price.minor === 0) return { free: true };
	const written = formatMoney(price, language);
	if (percentOff === null) return { free: false, price: written, was: null, off: null };
	return {
		free: false,
		price: written,
		was: formatMoney(listPrice(price, percentOff), language),
		off: numberFormat(language, { style: "percent" }).format(percentOff / 100),
	};
}

type Converting = {
	language: Language;
	rates: DisplayRates;
	targets: readonly Currency[];
	/** Euros without cents, as for the amounts of an example. */
	inWholeUnits?: boolean;
};

/** The price in other currencies, "shown for information"; none for a free course or one that the rates are not for. */
export function convertedPrices(price: Money, { language, rates, targets, inWholeUnits }: Converting): string[] {
	if (price.minor === 0) return [];
	return targets.flatMap((target) => {
		const converted = displayIn(price, target, rates);
		if (!converted) return [];
		return [formatDisplay(inWholeUnits ? wholeUnits(converted) : converted, language)];
	});
}
