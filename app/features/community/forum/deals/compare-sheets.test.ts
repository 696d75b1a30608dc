import { expect, test } from "vitest";
import { amountsOf, compareSheets } from "./compare-sheets";

const base = {
	place: "Setúbal",
	currency: "EUR",
	asking: 118_000,
	afterRepairValue: 196_000,
	marginPercent: 30,
	repairs: 24_000,
	fee: 9_000,
};

test("a changed line keeps its former amount, and the offers are compared", () => {
	expect(compareSheets(base, { ...base, marginPercent: 33 })).toEqual({ was: { margin: -58_800 }, difference: -5_880 });
	expect(compareSheets(base, { ...base, repairs: 20_000, fee: 8_000 })).toEqual({
		was: { repairs: -24_000, fee: -9_000 },
		difference: 5_000,
	});
});

test("another value changes the margin as well, since that is a share of it", () => {
	const comparison = compareSheets(base, { ...base, afterRepairValue: 200_000 });
	expect(comparison).toEqual({ was: { value: 196_000, margin: -58_800 }, difference: 2_800 });
});

test("the same amounts differ in nothing, wherever the house stands and whatever the owner asks", () => {
	const comparison = compareSheets(base, { ...base, place: "Palmela", asking: null });
	expect(comparison).toEqual({ was: {}, difference: 0 });
});

test("a line of nothing has no sign", () => {
	expect(Object.is(amountsOf({ ...base, fee: 0 }).fee, 0)).toBe(true);
	expect(amountsOf(base)).toEqual({ value: 196_000, margin: -58_800, repairs: -24_000, fee: -9_000 });
});

test("sheets of two currencies are not compared", () => {
	expect(compareSheets(base, { ...base, currency: "USD" })).toBeNull();
});
