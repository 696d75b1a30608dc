import { expect, test } from "vitest";
import { db } from "../../../../tests/database";
import { benefitRows } from "../../billing/plan-benefits";
import { listPlans } from "../../billing/plans.repository.server";
import { DEFAULT_SETTINGS } from "../../settings/setting-defaults";
import { pricingView } from "./pricing-view";

const plans = await listPlans(db);

test("three plans ship, from the least to the most, the middle one most popular", () => {
	expect(
		plans.map(({ slug, priceCents, currency, interval, mostPopular }) => [
			slug,
			priceCents,
			currency,
			interval,
			mostPopular,
		]),
	).toEqual([
		["basic", 2900, "USD", "month", false],
		["pro", 9700, "USD", "month", true],
		["elite", 29700, "USD", "month", false],
	]);
});

test("each plan holds what the ones before it hold; the seven benefits rise", () => {
	expect(benefitRows(plans)).toEqual([
		{ benefit: "courseLibrary", included: [true, true, true] },
		{ benefit: "basicSupport", included: [true, true, true] },
		{ benefit: "mobileAccess", included: [true, true, true] },
		{ benefit: "unlimitedAccess", included: [false, true, true] },
		{ benefit: "prioritySupport", included: [false, true, true] },
		{ benefit: "certificates", included: [false, true, true] },
		{ benefit: "bonusContent", included: [false, false, true] },
	]);
});

test("prices are in dollars, with another currency beside them when one is chosen", () => {
	const euros = pricingView(plans, DEFAULT_SETTINGS, { language: "en", currency: "EUR" });
	expect(euros.plans.map(({ price, converted }) => [price, converted])).toEqual([
		["$29", "€24.65"],
		["$97", "€82.45"],
		["$297", "€252.45"],
	]);
	const dollars = pricingView(plans, DEFAULT_SETTINGS, { language: "en", currency: "USD" });
	expect(dollars.plans.map(({ converted }) => converted)).toEqual([null, null, null]);
	expect(dollars.plans.map(({ includes }) => includes)).toEqual([null, "basic", "pro"]);
});

test("the guarantee is spoken of as the settings say, or not at all", () => {
	const view = (mode: "specified" | "measured" | "hidden") =>
		pricingView(plans, { ...DEFAULT_SETTINGS, guaranteeDays: { mode, days: 90 } }, { language: "en", currency: "USD" });

	expect(view("specified").guaranteeDays).toBe(90);
	expect(view("measured").guaranteeDays).toBeNull();
	expect(view("hidden").guaranteeDays).toBeNull();
});
