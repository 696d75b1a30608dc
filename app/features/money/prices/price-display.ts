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

export type PriceDisplay = { free: true } | { free: false; price: string; was: string | null; off: string | null };

type PriceDisplayOptions = { language: Language; percentOff: number | null };

/** How every price is shown: free, or with the earlier price struck out. A null `percentOff` means no discount. */
export function priceDisplay(price: Money, { language, percentOff }: PriceDisplayOptions): PriceDisplay {
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

type ConversionOptions = {
	language: Language;
	rates: DisplayRates;
	targets: readonly Currency[];
	inWholeUnits?: boolean;
};

/** The price in other currencies, "shown for information"; empty for a free course or a currency without rates. */
export function convertedPrices(price: Money, { language, rates, targets, inWholeUnits }: ConversionOptions): string[] {
	if (price.minor === 0) return [];
	return targets.flatMap((target) => {
		const converted = displayIn(price, target, rates);
		if (!converted) return [];
		return [formatDisplay(inWholeUnits ? wholeUnits(converted) : converted, language)];
	});
}
