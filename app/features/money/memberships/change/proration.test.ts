import fc from "fast-check";
import { expect, test } from "vitest";
import { money } from "#app/shared/money.ts";
import { changeKind, prorateChange } from "./proration";

const usd = (minor: number) => money(minor, "USD");
const from = new Date("2026-11-04T00:00:00Z");
const until = new Date("2026-12-04T00:00:00Z");
const inDays = (days: number) => new Date(from.getTime() + days * 86_400_000);
const prorate = (...[prices, period]: [Parameters<typeof prorateChange>[0], Parameters<typeof prorateChange>[1]]) =>
	prorateChange(prices, period, { worthMinor: 1, leftMinor: 1, keptMinor: Number.MAX_SAFE_INTEGER });
const prices = { current: usd(9700), chosen: usd(29_700), isNewPeriod: false };

test("the picture of the page of billing: 12 of 30 days of Elite less 12 unused days of Pro", () => {
	const { added, unused, due } = prorate(prices, { from, until, at: inDays(18) });
	expect([added.minor, unused.minor, due.minor]).toEqual([11_880, 3880, 8000]);
});

test("to the second: the last one is less than half a cent, the first one everything", () => {
	expect(prorate(prices, { from, until, at: new Date(until.getTime() - 1000) }).due.minor).toBe(0);
	expect(prorate(prices, { from, until, at: until }).due.minor).toBe(0);
	expect(prorate(prices, { from, until, at: from }).due.minor).toBe(20_000);
	const half = prorate(
		{ ...prices, current: usd(0), chosen: usd(2_592_000) },
		{ from, until, at: new Date(from.getTime() + 1000) },
	);
	expect(half.added.minor).toBe(2_591_999);
});

test("a year begins whole, less what is left of the month, and never costs less than nothing", () => {
	const year = { current: usd(9700), chosen: usd(97_000), isNewPeriod: true };
	expect(prorate(year, { from, until, at: inDays(15) }).due.minor).toBe(97_000 - 4850);
	expect(prorate({ ...year, chosen: usd(100) }, { from, until, at: from }).due.minor).toBe(0);
});

test("never more than the whole difference, never less than nothing, and less the later it is", () => {
	const amount = fc.integer({ min: 0, max: 1_000_000 });
	const second = fc.integer({ min: 0, max: 2_592_000 });
	fc.assert(
		fc.property(amount, amount, second, second, (low, more, first, later) => {
			const asked = { current: usd(low), chosen: usd(low + more), isNewPeriod: false };
			const at = (after: number) => prorate(asked, { from, until, at: new Date(from.getTime() + after * 1000) });
			const [early, late] = [at(Math.min(first, later)), at(Math.max(first, later))];
			expect(early.due.minor).toBeGreaterThanOrEqual(0);
			expect(early.due.minor).toBeLessThanOrEqual(more + 1);
			expect(early.due.minor).toBe(Math.max(0, early.added.minor - early.unused.minor));
			expect(late.added.minor).toBeLessThanOrEqual(early.added.minor);
		}),
	);
});

test.each([
	[{ planId: 1, interval: "month", amountMinor: 9700 }, "same"],
	[{ planId: 2, interval: "month", amountMinor: 29_700 }, "up"],
	[{ planId: 3, interval: "month", amountMinor: 2900 }, "down"],
	[{ planId: 3, interval: "month", amountMinor: 9700 }, "down"],
	[{ planId: 1, interval: "year", amountMinor: 97_000 }, "up"],
] as const)("%o is %s", (chosen, kind) => {
	const current = { planId: 1, interval: "month", amountMinor: 9700 } as const;
	expect(changeKind(current, chosen)).toBe(kind);
});

test("from a year to a month of the same plan is down", () => {
	const year = { planId: 1, interval: "year", amountMinor: 97_000 } as const;
	expect(changeKind(year, { planId: 1, interval: "month", amountMinor: 9700 })).toBe("down");
});
