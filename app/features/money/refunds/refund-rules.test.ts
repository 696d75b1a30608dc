import fc from "fast-check";
import { expect, test } from "vitest";
import { REFUND_STATES, type RefundState } from "#db/schema/money/refunds.ts";
import { requestRefusal, withdrawalRefusal, withdrawalUntil } from "./refund-rules";
import { type RefundShares, sumStandingRefunds, toRefundShares } from "./refund-shares";
import { readRefundKey, refundKey, refundStep, statesBefore } from "./refund-states";

const paidAt = new Date("2026-11-01T12:00:00Z");
const after = (days: number) => new Date(paidAt.getTime() + days * 86_400_000);
const order = {
	state: "paid" as const,
	occasion: "purchase" as const,
	country: "DE" as string | null,
	totalMinor: 29_700,
	refundedMinor: 0,
	refundingMinor: 0,
	paidAt,
	guaranteeUntil: after(90) as Date | null,
	gatewayReference: "p1",
};
const situation = {
	refunds: [],
	hasOpenDispute: false,
	creditedMinor: 0,
	coversEveryPayment: true,
	isFirstPayment: true,
	now: after(20),
};
const with_ = (state: RefundState) => ({ refunds: [{ state }] });

test.each([
	["requested", "approve", "approved"],
	["requested", "decline", "declined"],
	["requested", "takeBack", "takenBack"],
	["requested", "confirm", null],
	["approved", "approve", null],
	["approved", "decline", null],
	["approved", "send", "sent"],
	["approved", "confirm", "succeeded"],
	["sent", "confirm", "succeeded"],
	["sent", "fail", "failed"],
	["succeeded", "fail", "failed"],
	["succeeded", "approve", null],
	["failed", "approve", "approved"],
	["failed", "decline", null],
	["failed", "takeBack", null],
	["failed", "confirm", null],
	["declined", "approve", null],
	["takenBack", "approve", null],
] as const)("from %s, %s leads to %s", (from, deed, to) => {
	expect(refundStep(from, deed)).toBe(to);
});

test("nothing leads out of what is declined or taken back, and only what is known to the gateway succeeds", () => {
	for (const state of REFUND_STATES) {
		const deeds = ["approve", "decline", "takeBack", "send", "confirm", "fail"] as const;
		if (state === "declined" || state === "takenBack")
			expect(deeds.map((deed) => refundStep(state, deed))).toEqual(deeds.map(() => null));
	}
	expect(statesBefore("confirm")).toEqual(["approved", "sent"]);
});

test.each([
	[{}, {}, null],
	[{ state: "pending" as const }, {}, "notPaid"],
	[{ totalMinor: 0, gatewayReference: null }, {}, "nothingCharged"],
	[{ refundedMinor: 29_700 }, {}, "nothingLeft"],
	[{ refundingMinor: 29_700 }, {}, "nothingLeft"],
	[{}, { creditedMinor: 29_699 }, null],
	[{}, { creditedMinor: 29_700 }, "credited"],
	[{ refundedMinor: 9700 }, { creditedMinor: 20_000 }, "credited"],
	[{}, with_("requested"), "underWay"],
	[{}, with_("failed"), "underWay"],
	[{}, with_("takenBack"), null],
	[{}, with_("declined"), "declinedBefore"],
	[{}, { hasOpenDispute: true }, "disputed"],
	[{ guaranteeUntil: null }, {}, "notCovered"],
	[{ occasion: "renewal" as const }, { isFirstPayment: false }, null],
	[{ occasion: "renewal" as const }, { isFirstPayment: false, coversEveryPayment: false }, "notCovered"],
	[{ occasion: "change" as const }, { isFirstPayment: false, coversEveryPayment: false }, "notCovered"],
	[{ occasion: "renewal" as const }, { coversEveryPayment: false }, null],
	[{}, { now: new Date(after(91).getTime() - 1) }, null],
	[{}, { now: after(91) }, "tooLate"],
])("asked under the guarantee, with %j and %j: %s", (given, found, refusal) => {
	expect(requestRefusal({ ...order, ...given }, { ...situation, ...found })).toBe(refusal);
});

test.each([
	[{}, { now: new Date(after(16).getTime() - 1) }, null],
	[{}, { now: after(16) }, "tooLate"],
	[{ country: "US" }, { now: after(1) }, "notCovered"],
	[{ country: "CH" }, { now: after(1) }, "notCovered"],
	[{ country: "NO" }, { now: after(1) }, null],
	[{ country: "GB" }, { now: after(1) }, null],
	[{ country: null }, { now: after(1) }, "notCovered"],
	[{ occasion: "renewal" as const }, { now: after(1) }, "notCovered"],
	[{}, { now: after(1), ...with_("requested") }, null],
	[{}, { now: after(1), ...with_("declined") }, null],
	[{}, { now: after(1), ...with_("sent") }, "underWay"],
])("withdrawn in the EU, with %j and %j: %s", (given, found, refusal) => {
	expect(withdrawalRefusal({ ...order, ...given }, { ...situation, ...found })).toBe(refusal);
});

test.each([
	["2026-11-01", "2026-11-16"],
	["2026-11-02", "2026-11-16"],
	["2026-11-06", "2026-11-20"],
	["2026-11-07", "2026-11-23"],
])("who has paid on %s can withdraw until %s: fourteen days after that day, and on no weekend", (paid, until) => {
	const at = (day: string) => new Date(`${day}T12:00:00Z`);
	expect(withdrawalUntil({ ...order, paidAt: at(paid) })).toEqual(at(until));
});

const sumOf = (kept: readonly RefundShares[]) =>
	sumStandingRefunds(kept.map((one) => ({ state: "succeeded", ...one })));

test("however an order goes back in parts, no cent is credited twice, and price and tax add up", () => {
	const charged = fc
		.tuple(fc.nat(100_000_000), fc.nat(30_000_000))
		.filter(([net, tax]) => net + tax > 0)
		.map(([netMinor, tax]) => ({ netMinor, totalMinor: netMinor + tax }));
	const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
	fc.assert(
		fc.property(charged, cuts, (paid, parts) => {
			const ends = [...parts.map((part) => Math.floor(part * paid.totalMinor)), paid.totalMinor].sort((a, b) => a - b);
			const kept: RefundShares[] = [];
			for (const end of ends) {
				const { amountMinor: before } = sumOf(kept);
				if (end === before) continue;
				const shares = toRefundShares(paid, sumOf(kept), end - before);
				expect(shares.netMinor + shares.taxMinor).toBe(end - before);
				expect(Math.min(shares.netMinor, shares.taxMinor)).toBeGreaterThanOrEqual(0);
				kept.push(shares);
			}
			expect(sumOf(kept)).toMatchObject({ amountMinor: paid.totalMinor, netMinor: paid.netMinor });
		}),
		{ numRuns: 500 },
	);
});

test("whichever refunds have failed in between, those that stand never exceed the order, and in the end add up to it", () => {
	const charged = fc
		.tuple(fc.integer({ min: 50, max: 30_000 }), fc.nat(9_000))
		.map(([netMinor, tax]) => ({ netMinor, totalMinor: netMinor + tax }));
	const steps = fc.array(fc.tuple(fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 30 });
	fc.assert(
		fc.property(charged, steps, (paid, deeds) => {
			const kept: RefundShares[] = [];
			const back = (amount: number) => kept.push(toRefundShares(paid, sumOf(kept), amount));
			for (const [fails, part] of deeds) {
				const left = paid.totalMinor - sumOf(kept).amountMinor;
				if (fails && kept.length > 0) kept.splice(Math.floor(part * (kept.length - 1)), 1);
				else if (!fails && Math.floor(part * left) > 0) back(Math.floor(part * left));
				const tax = sumOf(kept).amountMinor - sumOf(kept).netMinor;
				expect(sumOf(kept).amountMinor).toBeLessThanOrEqual(paid.totalMinor);
				expect([sumOf(kept).netMinor <= paid.netMinor, tax <= paid.totalMinor - paid.netMinor]).toEqual([true, true]);
			}
			const left = paid.totalMinor - sumOf(kept).amountMinor;
			if (left > 0) back(left);
			expect(sumOf(kept)).toMatchObject({ amountMinor: paid.totalMinor, netMinor: paid.netMinor });
		}),
		{ numRuns: 500 },
	);
});

test.each([
	[0, 0],
	[0, 101],
	[60, 41],
	[0, -1],
	[0, 0.5],
])("after %i, %d of 100 is no refund", (before, amount) => {
	expect(() => toRefundShares({ totalMinor: 100, netMinor: 80 }, { amountMinor: before, netMinor: 0 }, amount)).toThrow(
		RangeError,
	);
});

test("each try has a key of its own, which leads back to it", () => {
	const id = "0123456789abcdef0123456789abcdef";
	expect(readRefundKey(refundKey({ id, decidedAt: paidAt }))).toEqual({ id, decidedAt: paidAt });
	expect(refundKey({ id, decidedAt: after(1) })).not.toBe(refundKey({ id, decidedAt: paidAt }));
	expect(readRefundKey("give-back-x")).toBeNull();
	expect(readRefundKey(null)).toBeNull();
});
