import { numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";

const CURRENCY_PATTERN = /^[A-Z]{3}$/;

/** Money without cents; percent as whole percent. */
export function formatFigure(value: number, unit: string, language: Language | string): string {
	if (CURRENCY_PATTERN.test(unit)) return money(value, unit, language);
	switch (unit) {
		case "percent":
			return numberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(value / 100);
		case "days":
			return numberFormat(language, {
				style: "unit",
				unit: "day",
				unitDisplay: "long",
				maximumFractionDigits: 1,
			}).format(value);
		case "m2":
			return `${numberFormat(language, { maximumFractionDigits: 2 }).format(value)} m²`;
		default:
			return numberFormat(language, { maximumFractionDigits: 2 }).format(value);
	}
}

/** With thousands separators; {@link readTyped} reads it back unchanged. */
export function formatTyped(value: number, language: Language | string): string {
	return numberFormat(language, { maximumFractionDigits: 10 }).format(value);
}

/** Null for a plain number. */
export function unitSuffix(unit: string): string | null {
	if (CURRENCY_PATTERN.test(unit)) return unit;
	return unit === "percent" ? "%" : unit === "m2" ? "m²" : null;
}

function money(value: number, currency: string, language: string): string {
	const options = { style: "currency", currency, maximumFractionDigits: 0, minimumFractionDigits: 0 } as const;
	return numberFormat(language, { ...options, currencyDisplay: "narrowSymbol" }).format(value);
}
