import { describe, expect, test } from "vitest";
import { DISPLAY_RATES } from "./display-rates";
import { convertedPrices, formatMoney, priceDisplay, priceText } from "./price-display";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("the price that is shown", () => {
	test("nothing to pay is free", () => {
		expect(priceDisplay(0, "USD", "en", 50)).toEqual({ free: true });
	});

	test("any other price stands beside its double, at half off", () => {
		expect(priceDisplay(29700, "USD", "en", 50)).toEqual({ free: false, price: "$297", was: "$594", off: "50%" });
		expect(priceDisplay(1, "USD", "en", 50)).toEqual({ free: false, price: "$0.01", was: "$0.02", off: "50%" });
	});

	test("it stands alone where no discount is claimed", () => {
		expect(priceDisplay(29700, "USD", "en", null)).toEqual({ free: false, price: "$297", was: null, off: null });
	});

	test.each([
		["ru", "297 $"],
		["fr", "297 $"],
		["de", "297 $"],
		["zh", "$297"],
	] as const)("it is written as %s writes it", (language, text) => {
		expect(plain(formatMoney(29700, "USD", language))).toBe(text);
	});

	test("cents are shown when there are some", () => {
		expect(formatMoney(29750, "USD", "en")).toBe("$297.50");
		expect(plain(formatMoney(29750, "USD", "de"))).toBe("297,50 $");
	});

	test("a currency without minor units has none", () => {
		expect(formatMoney(3000, "JPY", "en")).toBe("¥3,000");
	});

	test("a dollar that is not American says so", () => {
		expect(formatMoney(29700, "CAD", "en")).toBe("CA$297");
	});
});

describe("prices shown for information", () => {
	const shown = { language: "en", rates: DISPLAY_RATES, targets: ["EUR", "GBP"] } as const;

	test("dollars are converted at the display rates", () => {
		const price = { priceCents: 29700, currency: "USD" };
		expect(convertedPrices(price, shown)).toEqual(["€252.45", "£234.63"]);
		expect(convertedPrices(price, { ...shown, rates: { ...DISPLAY_RATES, EUR: 0.9 } })).toEqual(["€267.30", "£234.63"]);
	});

	test("a free course and other currencies have none", () => {
		expect(convertedPrices({ priceCents: 0, currency: "USD" }, shown)).toEqual([]);
		expect(convertedPrices({ priceCents: 29700, currency: "EUR" }, shown)).toEqual([]);
	});
});

test("the API says a price as a numeric string", () => {
	expect([0, 29700, 29750, 5].map((cents) => priceText(cents, "USD"))).toEqual(["0", "297", "297.50", "0.05"]);
	expect(priceText(3000, "JPY")).toBe("3000");
});
