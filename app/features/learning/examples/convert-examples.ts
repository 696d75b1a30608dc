import { CHARGED_CURRENCY, type ShownCurrency } from "#app/features/money/prices/display-currency.ts";
import { convertedPrices } from "#app/features/money/prices/price-display.ts";
import type { DisplayRates } from "#app/shared/money.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { findAreas, isConverted, squareFeet } from "./areas";
import type { Units } from "./example-choice";
import { findSums } from "./sum-tables";

export type ExampleChoice = { units: Units; currency: ShownCurrency; rates: DisplayRates | null };
export type Examples = { hasAreas: boolean; hasSums: boolean; units: Units; currency: ShownCurrency };

/**
 * Adds square feet after each area and converts the results of sum tables to the chosen currency. `examples` is null
 * when there is neither. Expects HTML of our renderer (db/content/markdown.ts). Additions are in
 * `span[data-converted]`, which notes skip when matching text. Idempotent.
 */
export function convertExamples(html: string, { units, currency, rates }: ExampleChoice, language: Language) {
	const [areas, sums] = [findAreas(html, language), findSums(html, language)];
	const examples: Examples = { hasAreas: areas.length > 0, hasSums: sums.length > 0, units, currency };
	const t = getFixedT(language, "frame");
	const added: { at: number; words: string }[] = [];

	if (units === "both") {
		for (const { at, area } of areas) added.push({ at, words: t("examples.feet", squareFeet(area, language)) });
	}
	if (rates && currency !== CHARGED_CURRENCY) {
		for (const { at, amount } of sums) {
			const shown = { language, rates, targets: [currency], inWholeUnits: true };
			for (const converted of convertedPrices(amount, shown)) {
				added.push({ at, words: t("examples.about", { amount: converted }) });
			}
		}
	}

	let text = "";
	let copied = 0;
	for (const { at, words } of added.sort((one, other) => one.at - other.at)) {
		if (isConverted(html, at)) continue;
		text += `${html.slice(copied, at)}<span data-converted="">${words}</span>`;
		copied = at;
	}
	return { html: text + html.slice(copied), examples: examples.hasAreas || examples.hasSums ? examples : null };
}

export function joinExamples(one: Examples, other: Examples | null): Examples {
	if (!other) return one;
	return {
		...one,
		hasAreas: one.hasAreas || other.hasAreas,
		hasSums: one.hasSums || other.hasSums,
	};
}
