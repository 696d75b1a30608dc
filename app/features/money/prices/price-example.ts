import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { CHARGED_CURRENCY, CURRENCIES } from "./display-currency";
import { convertedPrices } from "./price-display";
import { displayRates } from "./price-settings";

export type PriceExample = { price: string; list: string };

/** The price of the setting, else the highest of a course, else null. */
export function examplePrice(
	{ mode, priceCents }: Settings["displayPrice"],
	courses: readonly { priceCents: number }[],
): number | null {
	if (mode === "hidden") return null;
	return mode === "specified" ? priceCents : Math.max(0, ...courses.map((course) => course.priceCents));
}

type ReaderContext = { rates: Settings["displayRates"]; language: Language };

export function priceExample(priceCents: number | null, { rates, language }: ReaderContext): PriceExample | null {
	if (!priceCents) return null;
	const price = money(priceCents, CHARGED_CURRENCY);
	const others = convertedPrices(price, { language, rates: displayRates(rates), targets: CURRENCIES });
	return {
		price: formatMoney(price, language),
		list: listFormat(language, { type: "disjunction" }).format(others),
	};
}
