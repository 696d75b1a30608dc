import { decimalsOf, formatMoney, type Money } from "#app/shared/money.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";

/** Round amounts from this value on are shortened: "$12K". */
const SHORTENED_FROM = 10_000;

export function axisMoney(amount: Money, language: Language): string {
	const units = amount.minor / 10 ** decimalsOf(amount.currency);
	if (Math.abs(units) < SHORTENED_FROM) return formatMoney(amount, language);
	return numberFormat(language, {
		style: "currency",
		currency: amount.currency,
		notation: "compact",
		maximumFractionDigits: 1,
		currencyDisplay: amount.currency === "USD" ? "narrowSymbol" : "symbol",
	}).format(units);
}
