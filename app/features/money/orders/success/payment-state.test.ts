import { expect, test } from "vitest";
import { paymentState } from "./payment-state";

const now = new Date("2026-11-23T10:00:00Z");
const order = {
	state: "paid" as const,
	trouble: null,
	changedAt: now,
	totalMinor: 29_700,
	refundedMinor: 0,
	refundingMinor: 0,
};
const stateOf = (given: Partial<Parameters<typeof paymentState>[0]>, isFromCard = false) =>
	paymentState({ ...order, ...given }, { isFromCard, now });

test.each([
	[{}, "paid"],
	[{ totalMinor: 0 }, "paid"],
	[{ refundedMinor: 10_000 }, "paid"],
	[{ refundedMinor: 29_700 }, "refunded"],
	[{ refundedMinor: 9_700, refundingMinor: 20_000 }, "refunded"],
	[{ trouble: "secondMembership", totalMinor: 0 }, "heldBefore"],
	[{ trouble: "secondCourse", refundingMinor: 29_700 }, "heldBefore"],
	[{ trouble: "couponOverused" }, "paid"],
	[{ trouble: "trialRepeated" }, "paid"],
	[{ state: "created" as const }, "pending"],
	[{ state: "inReview" as const }, "inReview"],
])("an order with %j is said to be %s", (given, state) => {
	expect(stateOf(given)).toBe(state);
});

test("who comes from a card hears of an earlier one that was declined only when nothing better follows", () => {
	expect(stateOf({ state: "failed" }, true)).toBe("pending");
	expect(stateOf({ state: "failed" })).toBe("failed");
	expect(stateOf({ state: "failed", changedAt: new Date(now.getTime() - 61_000) }, true)).toBe("failed");
});
