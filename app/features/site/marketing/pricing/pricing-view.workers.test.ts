import { expect, test } from "vitest";
import { benefitRows } from "#app/features/money/billing/plan-benefits.ts";
import { listPlans } from "#app/features/money/billing/plans.repository.server.ts";
import { listPricesInForce } from "#app/features/money/billing/prices/plan-prices.repository.server.ts";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { db } from "#tests/database.ts";
import { pricingView } from "./pricing-view";

const now = new Date();
const [plans, prices] = await db.batch([listPlans(db, "en"), listPricesInForce(db, now)]);

type Shown = Parameters<typeof pricingView>[0];
type Asked = Parameters<typeof pricingView>[1];
function viewOf(asked: Partial<Asked> = {}, shown: Partial<Shown> = {}) {
	return pricingView(
		{ plans, prices, levels: {}, settings: DEFAULT_SETTINGS, ...shown },
		{ language: "en", currency: "USD", interval: "month", currentPlanId: null, hadPlan: false, now, ...asked },
	);
}

test("three plans ship, from the least to the most, the middle one most popular", () => {
	const { plans: shown } = viewOf();
	expect(shown.map(({ slug, price, mostPopular }) => [slug, price, mostPopular])).toEqual([
		["basic", "$29", false],
		["pro", "$97", true],
		["elite", "$297", false],
	]);
});

test("a year costs ten months, and says what that saves", () => {
	const { plans: shown, hasYears } = viewOf({ interval: "year" });
	expect(hasYears).toBe(true);
	expect(shown.map(({ price, saving }) => [price, saving])).toEqual([
		["$290", "16%"],
		["$970", "16%"],
		["$2,970", "16%"],
	]);
	expect(viewOf().plans.map(({ saving }) => saving)).toEqual([null, null, null]);
});

test("a plan that is not sold by the year says so", () => {
	const onlyMonths = prices.filter(({ interval }) => interval === "month");
	expect(viewOf({ interval: "year" }, { prices: onlyMonths }).plans.map(({ price }) => price)).toEqual([
		null,
		null,
		null,
	]);
	expect(viewOf({}, { prices: onlyMonths }).hasYears).toBe(false);
});

test("days that are free are told to whoever has had no plan yet", () => {
	const tried = prices.map((row) => ({ ...row, trialDays: row.planId === 2 && row.interval === "month" ? 14 : 0 }));
	const days = (asked: Partial<Asked>) => viewOf(asked, { prices: tried }).plans.map(({ trialDays }) => trialDays);
	expect(days({})).toEqual([null, 14, null]);
	expect(days({ interval: "year" })).toEqual([null, null, null]);
	expect(days({ hadPlan: true })).toEqual([null, null, null]);
});

test("the plan that the reader has is marked", () => {
	expect(viewOf({ currentPlanId: 2 }).plans.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false]);
});

test("where a price is fixed in the chosen currency, that one is charged and nothing is converted", () => {
	const fixed = prices.map((row) => ({
		...row,
		id: row.id + 100,
		currency: "EUR",
		amountMinor: row.amountMinor - 100,
	}));
	const view = viewOf({ currency: "EUR" }, { prices: [...prices, ...fixed] });
	expect(view.plans.map(({ price, converted }) => [price, converted])).toEqual([
		["€28", null],
		["€96", null],
		["€296", null],
	]);
	expect([view.chargedIn, view.fixedIn]).toEqual(["EUR", "EUR"]);
	expect([viewOf().chargedIn, viewOf().fixedIn]).toEqual(["USD", null]);
});

test("the countries that pay a part are named with it", () => {
	expect(viewOf({}, { levels: { IN: 4000, BR: 6000 } }).levels).toBe("India (40%) and Brazil (60%)");
	expect(viewOf().levels).toBeNull();
});

test("each plan holds what the ones before it hold; the seven benefits rise", () => {
	expect(benefitRows(plans)).toEqual([
		{ benefit: "courseLibrary", included: [true, true, true] },
		{ benefit: "basicSupport", included: [true, true, true] },
		{ benefit: "mobileAccess", included: [true, true, true] },
		{ benefit: "unlimitedAccess", included: [true, true, true] },
		{ benefit: "prioritySupport", included: [false, true, true] },
		{ benefit: "certificates", included: [false, true, true] },
		{ benefit: "bonusContent", included: [false, false, true] },
	]);
});

test("prices are in dollars, with another currency beside them when one is chosen", () => {
	const euros = viewOf({ currency: "EUR" });
	expect(euros.plans.map(({ price, converted }) => [price, converted])).toEqual([
		["$29", "€24.65"],
		["$97", "€82.45"],
		["$297", "€252.45"],
	]);
	const dollars = viewOf();
	expect(dollars.plans.map(({ converted }) => converted)).toEqual([null, null, null]);
	expect(dollars.plans.map(({ includes }) => includes?.slug)).toEqual([undefined, "basic", "pro"]);
});

test("the guarantee is spoken of as the settings say, or not at all", () => {
	const view = (mode: "specified" | "measured" | "hidden") =>
		viewOf({}, { settings: { ...DEFAULT_SETTINGS, guaranteeDays: { mode, days: 90 } } });

	expect(view("specified").guaranteeDays).toBe(90);
	expect(view("measured").guaranteeDays).toBeNull();
	expect(view("hidden").guaranteeDays).toBeNull();
});
