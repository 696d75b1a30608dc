import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { priceExample } from "./price-example";

const { displayPrice, displayRates: rates } = DEFAULT_SETTINGS;

test("the display price of the specification in its six other currencies", () => {
	expect(priceExample(displayPrice.priceCents, { rates, language: "en" })).toEqual({
		price: "$297",
		list: "CA$400.95, £234.63, €252.45, A$451.44, MX$5,286.60, or R$1,514.70",
	});
	expect(priceExample(null, { rates, language: "en" })).toBeNull();
});
