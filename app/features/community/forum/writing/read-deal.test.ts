import { expect, test } from "vitest";
import { readDeal } from "./read-deal";

const TYPED = {
	place: "Setúbal",
	currency: "eur",
	asking: "118.000",
	afterRepairValue: "196.000",
	marginPercent: "30",
	repairs: "24.000",
	fee: "9.000",
};

test("amounts are read in the language of the writer", () => {
	expect(readDeal(TYPED, "de")).toEqual({
		ok: true,
		deal: {
			place: "Setúbal",
			currency: "EUR",
			asking: 118_000,
			afterRepairValue: 196_000,
			marginPercent: 30,
			repairs: 24_000,
			fee: 9_000,
		},
	});
});

test("each field that cannot be read is named", () => {
	const read = readDeal(
		{ currency: "euro", marginPercent: "130", repairs: "some", fee: "-1", afterRepairValue: "1" },
		"en",
	);
	expect(read.ok ? [] : Object.keys(read.errors).sort()).toEqual([
		"deal.currency",
		"deal.fee",
		"deal.marginPercent",
		"deal.place",
		"deal.repairs",
	]);
	expect(readDeal(undefined, "en").ok).toBe(false);
});
