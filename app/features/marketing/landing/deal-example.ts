import { numberFormat } from "../../../shared/intl";
import type { Language } from "../../../shared/languages";
import { formatMoney } from "../../catalog/price-display";

/** The house of the worked example in the featured course: what it is worth, and who takes what. In US cents. */
const HOUSE = { valueCents: 21_400_000, sharePercent: 70, repairsCents: 3_100_000, feeCents: 1_000_000 };

export type DealExample = ReturnType<typeof dealExample>;

/**
 * The sum that every deal comes down to, written in the language: a share of the
 * value after repairs, less repairs and fee. Source: the lesson "14 Harbour Street".
 */
export function dealExample(language: Language) {
	const { valueCents, sharePercent, repairsCents, feeCents } = HOUSE;
	const shareCents = (valueCents * sharePercent) / 100;
	const money = (cents: number) => formatMoney(cents, "USD", language);
	return {
		value: money(valueCents),
		percent: numberFormat(language, { style: "percent" }).format(sharePercent / 100),
		share: money(shareCents),
		repairs: money(repairsCents),
		fee: money(feeCents),
		offer: money(shareCents - repairsCents - feeCents),
	};
}
