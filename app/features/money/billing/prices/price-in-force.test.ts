import { describe, expect, test } from "vitest";
import { money } from "#app/shared/money.ts";
import { chargedPrice, localPrice, yearlySaving } from "./local-price";
import { type PlanPrice, priceInForce } from "./price-in-force";

const now = new Date("2026-11-01T12:00:00Z");
const before = new Date("2026-10-01T00:00:00Z");
let ids = 0;

function row(given: Partial<PlanPrice> = {}): PlanPrice {
	ids += 1;
	return {
		id: ids,
		planId: 1,
		interval: "month" as const,
		currency: "USD",
		country: "",
		amountMinor: 9700,
		trialDays: 0,
		fromAt: before,
		untilAt: null,
		...given,
	};
}

describe("the price in force", () => {
	const dollars = row();
	const year = row({ interval: "year", amountMinor: 97_000 });
	const euros = row({ currency: "EUR", amountMinor: 8900 });
	const india = row({ currency: "INR", country: "IN", amountMinor: 199_900 });
	const indiaDollars = row({ country: "IN", amountMinor: 2900 });
	const rows = [dollars, year, euros, india, indiaDollars];

	test("dollars, unless another currency has a price of its own", () => {
		expect(priceInForce(rows, { interval: "month" }, now)).toBe(dollars);
		expect(priceInForce(rows, { interval: "month", currency: "EUR" }, now)).toBe(euros);
		expect(priceInForce(rows, { interval: "month", currency: "BRL" }, now)).toBe(dollars);
		expect(priceInForce(rows, { interval: "year", currency: "EUR" }, now)).toBe(year);
	});

	test("the country comes before the currency", () => {
		expect(priceInForce(rows, { interval: "month", country: "IN", currency: "INR" }, now)).toBe(india);
		expect(priceInForce(rows, { interval: "month", country: "IN", currency: "EUR" }, now)).toBe(indiaDollars);
		expect(priceInForce([dollars, india], { interval: "month", country: "IN" }, now)).toBe(india);
		expect(priceInForce(rows, { interval: "month", country: "DE" }, now)).toBe(dollars);
	});

	test("from its first instant, until right before its last", () => {
		const old = row({ untilAt: now });
		const next = row({ fromAt: now });
		expect(priceInForce([old, next], { interval: "month" }, new Date(now.getTime() - 1))).toBe(old);
		expect(priceInForce([old, next], { interval: "month" }, now)).toBe(next);
	});

	test("a plan that is not sold so has none", () => {
		expect(priceInForce([], { interval: "month" }, now)).toBeNull();
		expect(priceInForce([year], { interval: "month" }, now)).toBeNull();
		expect(priceInForce([euros], { interval: "month" }, now)).toBeNull();
		expect(priceInForce([india], { interval: "month", country: "DE", currency: "INR" }, now)).toBeNull();
	});
});

describe("purchasing power", () => {
	test("a country pays its share, rounded once; all others pay all", () => {
		expect(localPrice(money(2999, "USD"), "IN", { IN: 4050 })).toEqual(money(1215, "USD"));
		expect(localPrice(money(2999, "USD"), "DE", { IN: 4050 })).toEqual(money(2999, "USD"));
	});

	test("a price that was fixed for the country is not lowered again", () => {
		expect(chargedPrice(row({ country: "IN", amountMinor: 2900 }), "IN", { IN: 5000 })).toEqual(money(2900, "USD"));
		expect(chargedPrice(row(), "IN", { IN: 5000 })).toEqual(money(4850, "USD"));
	});
});

test.each([
	[9700, 97_000, 16],
	[9700, 116_400, null],
	[9700, 120_000, null],
	[0, 0, null],
])("a month of %d and a year of %d save %s percent", (monthly, yearly, percent) => {
	expect(yearlySaving(money(monthly, "USD"), money(yearly, "USD"))).toBe(percent);
});
