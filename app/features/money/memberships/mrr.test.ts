import { describe, expect, test } from "vitest";
import { mrrMove } from "./mrr";

type Counted = Parameters<typeof mrrMove>[1];
const of = (state: Counted["state"], given: Partial<Counted> = {}): Counted => ({
	state,
	interval: "month",
	currency: "USD",
	amountMinor: 9700,
	trialUntil: null,
	periodNumber: 1,
	planId: 1,
	couponPercentBps: null,
	couponAmountMinor: null,
	couponPlanIds: null,
	couponPeriodsLeft: null,
	...given,
});
const trial = { trialUntil: new Date("2026-11-15T00:00:00Z") };
const half = { couponPercentBps: 5000 };
const move = (kind: string, amountMinor: number, members: number) => ({ kind, amountMinor, members });

describe("recurring revenue", () => {
	test.each<[string, Counted | null, Counted, object | null]>([
		["a first period that is paid", null, of("active"), move("new", 9700, 1)],
		["a year is twelve months", null, of("active", { interval: "year", amountMinor: 97_000 }), move("new", 8083, 1)],
		["a trial begins", null, of("trialing", trial), null],
		["a trial is paid", of("trialing", trial), of("active", { ...trial, periodNumber: 2 }), move("new", 9700, 1)],
		["a trial ends", of("trialing", trial), of("cancelled", trial), null],
		["a trial whose card fails", of("trialing", trial), of("pastDue", trial), null],
		["and runs out", of("pastDue", trial), of("expired", trial), null],
		["and is paid late", of("pastDue", trial), of("active", { ...trial, periodNumber: 2 }), move("new", 9700, 1)],
		["a renewal", of("active"), of("active", { periodNumber: 2 }), null],
		["a better plan", of("active"), of("active", { amountMinor: 29_700 }), move("expansion", 20_000, 0)],
		["a smaller plan", of("active"), of("active", { amountMinor: 4700 }), move("contraction", -5000, 0)],
		[
			"from month to year at a saving",
			of("active"),
			of("active", { interval: "year", amountMinor: 97_000 }),
			move("contraction", -1617, 0),
		],
		["a card that fails", of("active"), of("pastDue"), null],
		["a pause", of("active"), of("paused"), move("contraction", -9700, 0)],
		["its end", of("paused"), of("active"), move("expansion", 9700, 0)],
		["an end while paused", of("paused"), of("cancelled"), move("churned", 0, -1)],
		["an end", of("active"), of("cancelled"), move("churned", -9700, -1)],
		["an end unpaid", of("pastDue"), of("expired"), move("churned", -9700, -1)],
		["a plan for nothing", null, of("active", { amountMinor: 0 }), move("new", 0, 1)],
		["a coupon for good", null, of("active", half), move("new", 4850, 1)],
		["a coupon that lowers two more", null, of("active", { ...half, couponPeriodsLeft: 2 }), move("new", 4850, 1)],
		["a coupon for once", null, of("active", { ...half, couponPeriodsLeft: 0 }), move("new", 9700, 1)],
		[
			"a coupon that lowers the next period no more",
			of("active", { ...half, couponPeriodsLeft: 1 }),
			of("active", { ...half, couponPeriodsLeft: 0, periodNumber: 2 }),
			move("expansion", 4850, 0),
		],
		[
			"a better plan with the same coupon",
			of("active", half),
			of("active", { ...half, amountMinor: 29_700 }),
			move("expansion", 10_000, 0),
		],
		[
			"a better plan that the coupon is not for",
			of("active", { ...half, couponPlanIds: [1] }),
			of("active", { ...half, couponPlanIds: [1], planId: 2, amountMinor: 29_700 }),
			move("expansion", 29_700 - 4850, 0),
		],
		["an end with a coupon", of("active", half), of("cancelled", half), move("churned", -4850, -1)],
		[
			"an amount off a year",
			null,
			of("active", { interval: "year", amountMinor: 97_000, couponAmountMinor: 10_000 }),
			move("new", 7250, 1),
		],
		["an amount above the price", null, of("active", { couponAmountMinor: 50_000 }), move("new", 0, 1)],
		["what is over stays over", of("cancelled"), of("cancelled"), null],
	])("%s", (_, before, after, expected) => {
		expect(mrrMove(before, after)).toEqual(expected);
	});
});
