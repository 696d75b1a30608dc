import { expect, test } from "vitest";
import { dealSums } from "./deal-sums";

test("the offer is what the value leaves after margin, repairs and fee", () => {
	const figures = { afterRepairValue: 196_000, marginPercent: 30, repairs: 24_000, fee: 9_000 };
	expect(dealSums(figures)).toEqual({ margin: 58_800, offer: 104_200 });
	expect(dealSums({ ...figures, marginPercent: 33 })).toEqual({ margin: 64_680, offer: 98_320 });
	expect(dealSums({ ...figures, repairs: 300_000 }).offer).toBe(-171_800);
});
