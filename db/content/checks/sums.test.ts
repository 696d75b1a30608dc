import { expect, test } from "vitest";
import { sumFault } from "./sums.ts";

test.each([
	["205,000 * 70% - 39,000 - 9,000 = 95,500", null],
	["205,000 × 70% − 39,000 − 9,000 = 95,500", null],
	["124,900 / 104 ≈ 1,201", null],
	["14,100 / 139,000 * 100 ≈ 10.1", null],
	["10,000 - 12,000 = -2,000", null],
	["205,000 * 70% = 143,600", "comes to 143500"],
	["124,900 / 104 = 1,201", "comes to 1200.96153846"],
	["124,900 / 104 ≈ 1,202", "comes to 1200.96153846"],
	["28,000 + 15% = …", "is not of the form a + b = c"],
	["twice = 2", "twice is no known quantity"],
])("%s: %s", (sum, fault) => {
	expect(sumFault(sum)).toBe(fault);
});
