import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { CHARGED_CURRENCY, CURRENCIES } from "./display-currency";
import { convertedPrices } from "./price-display";
import { displayRates } from "./price-settings";

/** A price and what it is in every other currency that is shown, as a list in words. */
export type PriceExample = { price: string; list: string };

/** Which price that is: the one of the setting, the highest of a course, or none. */
export function examplePrice(
	{ mode, priceCents }: Settings["displayPrice"],
	courses: readonly { priceCents: number }[],
): number | null {
	if (mode === "hidden") return null;
	return mode === "specified" ? priceCents : Math.max(0, ...courses.map((course) => course.priceCents));
}

type For = { rates: Settings["displayRates"]; language: Language };

/** An example of what the display rates mean; null without a price. */
export function priceExample(priceCents: number | null, { rates, language }: For): PriceExample | null {
	if (!priceCents) return null;
	const price = money(priceCents, CHARGED_CURRENCY);
	const others = convertedPrices(price, { language, rates: displayRates(rates), targets: CURRENCIES });
	return {
		price: formatMoney(price, language),
		list: listFormat(language, { type: "disjunction" }).format(others),
	};
}
