import { expect, test } from "vitest";
import { hidesUntilDecided, reporterWeight } from "./report-weight";

const trusted = { right: 9, wrong: 0 };
const mixed = { right: 4, wrong: 1 };
const fresh = { right: 0, wrong: 0 };

test.each([
	["nothing reported yet", fresh, 0],
	["two right reports", { right: 2, wrong: 0 }, 0],
	["three right reports", { right: 3, wrong: 0 }, 1],
	["four of five right", mixed, 0.8],
	["more wrong than two of three allow", { right: 5, wrong: 4 }, 0],
])("%s", (_, record, weight) => {
	expect(reporterWeight(record)).toBeCloseTo(weight);
});

test("one reporter never hides a thing, however often they were right", () => {
	expect(hidesUntilDecided([{ right: 1_000, wrong: 0 }])).toBe(false);
	expect(hidesUntilDecided([{ right: 1_000, wrong: 0 }, ...Array.from({ length: 50 }, () => fresh)])).toBe(false);
});

test("two who were always right hide it; others need a third", () => {
	expect(hidesUntilDecided([trusted, trusted])).toBe(true);
	expect(hidesUntilDecided([trusted, mixed])).toBe(false);
	expect(hidesUntilDecided([mixed, mixed, mixed])).toBe(true);
});
