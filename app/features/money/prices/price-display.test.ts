import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { money } from "#app/shared/money.ts";
import { convertedPrices, priceDisplay } from "./price-display";
import { displayRates } from "./price-settings";

const usd = (cents: number) => money(cents, "USD");

describe("the price that is shown", () => {
	const shown = (cents: number, percentOff: number | null) => priceDisplay(usd(cents), { language: "en", percentOff });

	test("nothing to pay is free", () => {
		expect(shown(0, 50)).toEqual({ free: true });
	});

	test("any other price stands beside its double, at half off", () => {
		expect(shown(29700, 50)).toEqual({ free: false, price: "$297", was: "$594", off: "50%" });
		expect(shown(1, 50)).toEqual({ free: false, price: "$0.01", was: "$0.02", off: "50%" });
	});

	test("it stands alone where no discount is claimed", () => {
		expect(shown(29700, null)).toEqual({ free: false, price: "$297", was: null, off: null });
	});
});

describe("prices shown for information", () => {
	const rates = displayRates(DEFAULT_SETTINGS.displayRates);
	const shown = { language: "en", rates, targets: ["EUR", "GBP"] } as const;

	test("dollars are converted at the display rates", () => {
		const other = displayRates({ ...DEFAULT_SETTINGS.displayRates, EUR: 0.9 });
		expect(convertedPrices(usd(29700), shown)).toEqual(["€252.45", "£234.63"]);
		expect(convertedPrices(usd(29700), { ...shown, rates: other })).toEqual(["€267.30", "£234.63"]);
	});

	test("a free course and other currencies have none", () => {
		expect(convertedPrices(usd(0), shown)).toEqual([]);
		expect(convertedPrices(money(29700, "EUR"), shown)).toEqual([]);
	});

	test("the display price in the six currencies of the specification", () => {
		const targets = ["CAD", "GBP", "EUR", "AUD", "MXN", "BRL"];
		expect(convertedPrices(usd(29700), { ...shown, targets })).toEqual([
			"CA$400.95",
			"£234.63",
			"€252.45",
			"A$451.44",
			"MX$5,286.60",
			"R$1,514.70",
		]);
	});
});
