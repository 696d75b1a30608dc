import { expect, test } from "vitest";
import { money } from "#app/shared/money.ts";
import { axisMoney } from "./axis-money";
import { byCurrency } from "./by-currency";

test("kinds of money stand once each: real before test, the currency of prices first, then by code", () => {
	const kind = (currency: "USD" | "EUR" | "CAD", isTest = false) => ({ currency, isTest });
	expect(
		byCurrency([
			kind("EUR"),
			kind("USD", true),
			kind("CAD"),
			kind("USD"),
			kind("EUR", true),
			kind("EUR"),
			kind("USD", true),
		]),
	).toEqual([kind("USD"), kind("CAD"), kind("EUR"), kind("USD", true), kind("EUR", true)]);
	expect(byCurrency([])).toEqual([]);
});

test.each([
	[999_900, "USD", "en", "$9,999"],
	[1_000_000, "USD", "en", "$10K"],
	[1_250_000, "USD", "en", "$12.5K"],
	[-1_200_000, "USD", "en", "-$12K"],
	[0, "USD", "en", "$0"],
	[9_999, "JPY", "en", "¥9,999"],
	[2_500_000, "JPY", "en", "¥2.5M"],
	[-50, "USD", "en", "-$0.50"],
] as const)("beside an axis %d of %s in %s is %s", (minor, currency, language, text) => {
	expect(axisMoney(money(minor, currency), language)).toBe(text);
});

test("a shortened amount is written in the language of the reader", () => {
	const amount = money(1_250_000, "USD");
	expect(axisMoney(amount, "de")).toContain("12.500");
	expect(axisMoney(amount, "zh")).toContain("1.3万");
});
