import { formatMoney, money, multiply, subtract } from "#app/shared/money.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";

const dollars = (amount: number) => money(100 * amount, "USD");

const EXAMPLE_HOUSE = { value: dollars(196_000), sharePercent: 70, repairs: dollars(28_000), fee: dollars(9_000) };

export type DealExample = ReturnType<typeof dealExample>;

/**
 * Maximum offer as text: a share of the after-repair value less repairs and fee. Source: the lesson "The maximum
 * allowable offer".
 */
export function dealExample(language: Language) {
	const { value, sharePercent, repairs, fee } = EXAMPLE_HOUSE;
	const share = multiply(value, sharePercent / 100, "nearest");
	return {
		value: formatMoney(value, language),
		percent: numberFormat(language, { style: "percent" }).format(sharePercent / 100),
		share: formatMoney(share, language),
		repairs: formatMoney(repairs, language),
		fee: formatMoney(fee, language),
		offer: formatMoney(subtract(subtract(share, repairs), fee), language),
	};
}
