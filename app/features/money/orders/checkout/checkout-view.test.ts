import { describe, expect, test } from "vitest";
import type { Coupon } from "#app/features/money/coupons/coupon-rules.ts";
import { money } from "#app/shared/money.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { offerOf } from "#tests/money/money.ts";
import { checkoutView } from "./checkout-view.server";
import type { Offer } from "./offer";

const now = new Date("2026-11-01T12:00:00Z");
const HALF: Coupon = {
	id: 1,
	code: "HALF",
	percentBps: 5000,
	amountMinor: null,
	currency: null,
	duration: "once",
	months: null,
	scope: "all",
	things: [],
	fromAt: now,
	untilAt: null,
	endedAt: null,
	maxUses: null,
	maxPerPerson: null,
	taken: 0,
	affiliateId: null,
};
const germany = {
	rates: {
		seller: { country: "PT", taxNumber: "PT1", reverseCharge: true },
		byCountry: { DE: { rateBps: 1900, reverseCharge: true } },
	},
};

function viewOf(offer: Partial<Offer>, coupon: Partial<Coupon> | null = null, country = "US") {
	return checkoutView({
		offer: offerOf(1, { kind: "plan", price: money(9700, "USD"), interval: "month", ...offer }),
		coupon: coupon && { ...HALF, ...coupon },
		country,
		taxId: null,
		language: "en",
		formats: formatsFor({ language: "en", timeZone: "UTC" }),
		now,
	});
}

describe("what comes after today's payment", () => {
	test.each<[string, Partial<Offer>, Partial<Coupon> | null, string | null]>([
		["a plan", {}, null, "Then $97 per month, until you cancel."],
		["by the year", { interval: "year" }, null, "Then $97 per year, until you cancel."],
		["a coupon for once", {}, {}, "Then $97 per month, until you cancel."],
		["a coupon for good", {}, { duration: "forever" }, "Then $48.50 per month, until you cancel."],
		[
			"a coupon for three months",
			{},
			{ duration: "months", months: 3 },
			"Then $48.50 per month for 2 months, after that $97, until you cancel.",
		],
		[
			"a trial and a coupon for once",
			{ trialDays: 14 },
			{},
			"The first payment is taken on Nov 15, 2026. Then $48.50 per month for 1 month, after that $97, until you cancel.",
		],
		["a course", { kind: "course", interval: null }, {}, null],
	])("%s", (_, offer, coupon, later) => {
		expect(viewOf(offer, coupon).later).toBe(later);
	});

	test("a trial says how long it is", () => {
		expect(viewOf({ trialDays: 14 }).sheet.lines[0]?.label).toBe("Trial, 14 days");
	});

	test("a coupon that a trial puts off says what it will take off", () => {
		expect(viewOf({ trialDays: 14 }, {}).coupon).toEqual({ code: "HALF", amount: "$48.50" });
	});
});

test("whatever changes what is charged, now or later, changes the sum that the form sends back", () => {
	const sums = [
		viewOf({}),
		viewOf({ price: money(9800, "USD") }),
		viewOf({ price: money(9700, "EUR") }),
		viewOf({ trialDays: 14 }),
		viewOf({ trialDays: 14, price: money(9800, "USD") }),
		viewOf({}, { duration: "once" }),
		viewOf({}, { duration: "forever" }),
		viewOf({}, { duration: "months", months: 2 }),
		viewOf(germany, null, "DE"),
	].map(({ sum }) => sum);
	expect(new Set(sums).size).toBe(sums.length);
	expect(viewOf(germany, null, "US").sum).toBe(sums[0]);
});
