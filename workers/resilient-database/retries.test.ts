import fc from "fast-check";
import { expect, test } from "vitest";
import { mayRetry, retryDelay } from "./retries.ts";

test("what may be done twice is tried again twice", () => {
	for (const work of ["read", "repeatable"] as const)
		expect([1, 2, 3].map((failures) => mayRetry(work, "unknown", failures))).toEqual([true, true, false]);
});

test("what must happen once is tried again only when it has not begun", () => {
	expect([1, 2, 3].map((failures) => mayRetry("once", "notBegun", failures))).toEqual([true, true, false]);
	expect(mayRetry("once", "unknown", 1)).toBe(false);
});

test("a statement that was refused is never sent again", () => {
	for (const work of ["read", "repeatable", "once"] as const) expect(mayRetry(work, "statement", 1)).toBe(false);
});

test("the wait doubles and is spread over half of itself", () => {
	expect([retryDelay(1, 0), retryDelay(1, 1), retryDelay(2, 0), retryDelay(2, 1)]).toEqual([50, 100, 100, 200]);
	fc.assert(
		fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
			expect(retryDelay(1, random)).toBeLessThanOrEqual(retryDelay(2, random));
		}),
	);
});
