import { expect, test } from "vitest";
import { addRevenue, revenueFigures } from "./revenue";

const row = (currency: string, minor: number, more = {}) => ({
	currency,
	isTest: false,
	count: 1,
	minor,
	recentMinor: 0,
	earlierMinor: 0,
	...more,
});

test("refunds lower the revenue of their own currency and kind of money", () => {
	const paid = [
		row("USD", 30_000, { count: 3, recentMinor: 10_000 }),
		row("USD", 9_000, { isTest: true }),
		row("EUR", 5_000),
	];
	const returned = [row("USD", 12_000, { recentMinor: 12_000 }), row("EUR", 1_000, { isTest: true })];

	expect(revenueFigures({ paid, returned })).toEqual([
		{ currency: "USD", isTest: false, sales: 3, netMinor: 18_000, recentMinor: -2_000, earlierMinor: 0 },
		{ currency: "USD", isTest: true, sales: 1, netMinor: 9_000, recentMinor: 0, earlierMinor: 0 },
		{ currency: "EUR", isTest: false, sales: 1, netMinor: 5_000, recentMinor: 0, earlierMinor: 0 },
	]);
});

test("courses are added up by currency, real before test money", () => {
	const of = (currency: string, netMinor: number, isTest = false) => ({
		currency,
		isTest,
		netMinor,
		sales: 1,
		recentMinor: 1,
		earlierMinor: 2,
	});
	const sums = addRevenue([[of("USD", 5, true), of("EUR", 7)], [of("EUR", 3)], []]);
	expect(sums.map(({ currency, isTest, netMinor, sales }) => [currency, isTest, netMinor, sales])).toEqual([
		["EUR", false, 10, 2],
		["USD", true, 5, 1],
	]);
	expect(addRevenue([])).toEqual([]);
});
