import fc from "fast-check";
import { expect, test } from "vitest";
import { type Money, money } from "#app/shared/money.ts";
import { ORDER_STATES, type OrderState } from "#db/schema/money/orders.ts";
import { isPayable, NEXT_STATES, orderStep } from "./order-states";

const order = {
	state: "pending" as OrderState,
	totalMinor: 9700,
	currency: "USD",
	isTest: true,
	gatewayReference: null,
};
const paid = {
	state: "paid" as const,
	failure: null,
	amount: money(9700, "USD"),
	isTest: true,
	reference: "p1",
	refunds: [],
};

test("money in the right amount pays an order, in whatever state it waits", () => {
	for (const state of ["created", "pending", "failed", "expired"] as const) {
		expect(orderStep({ ...order, state }, paid)).toEqual({ kind: "paid" });
	}
});

test.each([
	[{ amount: money(9699, "USD") }, "wrongAmount"],
	[{ amount: money(9700, "EUR") }, "wrongCurrency"],
	[{ isTest: false }, "wrongMode"],
] as const)("a payment with %j is looked at by somebody", (given, trouble) => {
	expect(orderStep(order, { ...paid, ...given })).toEqual({ kind: "inReview", trouble });
});

test("an order that is paid stays paid, and the money of a second payment goes back", () => {
	const done = { ...order, state: "paid" as const, gatewayReference: "p1" };
	expect(orderStep(done, paid)).toEqual({ kind: "nothing" });
	expect(orderStep(done, { ...paid, reference: "p2" })).toEqual({ kind: "paidTwice" });
	expect(orderStep(done, { ...paid, state: "failed", reference: "p2" })).toEqual({ kind: "nothing" });
});

const refundOf = (minor: number) => ({
	reference: "r1",
	refundId: null,
	state: "succeeded" as const,
	failure: null,
	amount: money(minor, "USD"),
});

test("what is looked at ends when its money has gone back at the gateway, and its own news do not begin it anew", () => {
	const wrong = { ...paid, amount: money(9000, "USD") };
	const looked = { ...order, state: "inReview" as const, gatewayReference: "p1" };
	expect(orderStep(looked, { ...wrong, refunds: [refundOf(100)] })).toEqual({ kind: "nothing" });
	expect(orderStep(looked, { ...wrong, refunds: [refundOf(9000)] })).toEqual({ kind: "givenBack" });
	const over = { ...looked, state: "expired" as const };
	expect(orderStep(over, { ...wrong, refunds: [refundOf(9000)] })).toEqual({ kind: "nothing" });
	expect(orderStep(over, { ...paid, reference: "p2" })).toEqual({ kind: "paid" });
	expect(orderStep(looked, { ...paid, reference: "p2" })).toEqual({ kind: "paidTwice" });
});

test("a declined card keeps the order, and says why", () => {
	const declined = { ...paid, state: "failed" as const, failure: "insufficientFunds" as const };
	expect(orderStep(order, declined)).toEqual({ kind: "failed", trouble: "insufficientFunds" });
});

test("an expired page leaves the order to its own time", () => {
	expect(orderStep(order, { ...paid, state: "expired" })).toEqual({ kind: "nothing" });
	expect(orderStep({ ...order, state: "expired" }, { ...paid, state: "open" })).toEqual({ kind: "nothing" });
});

test("whatever a payment is seen as, and in whatever order: the order only ever goes where it may", () => {
	const seen = fc.record({
		state: fc.constantFrom(
			"open" as const,
			"processing" as const,
			"paid" as const,
			"failed" as const,
			"expired" as const,
		),
		failure: fc.constant(null),
		amount: fc.constantFrom(money(9700, "USD"), money(1, "USD"), money(9700, "EUR")),
		isTest: fc.boolean(),
		reference: fc.constantFrom("p1", "p2"),
		refunds: fc.constantFrom([], [refundOf(1)], [refundOf(9700)]),
	});
	fc.assert(
		fc.property(fc.constantFrom(...ORDER_STATES), fc.array(seen), (first, payments) => {
			let now = { ...order, state: first, gatewayReference: first === "paid" ? "p1" : (null as string | null) };
			const moves: { from: OrderState; to: OrderState }[] = [];
			const paidWith: Money[] = [];
			for (const payment of payments) {
				const step = orderStep(now, payment);
				if (step.kind === "nothing" || step.kind === "paidTwice" || step.kind === "cameBack") continue;
				const to = step.kind === "givenBack" ? "expired" : step.kind;
				moves.push({ from: now.state, to });
				if (step.kind === "paid") paidWith.push(payment.amount);
				const isTaken = step.kind === "paid" || step.kind === "inReview" || step.kind === "givenBack";
				now = { ...now, state: to, gatewayReference: isTaken ? payment.reference : now.gatewayReference };
			}
			expect(moves.filter(({ from, to }) => !NEXT_STATES[from].includes(to))).toEqual([]);
			expect(paidWith).toEqual(paidWith.map(() => money(9700, "USD")));
		}),
	);
});

test("an order can be paid until its time is over", () => {
	const now = new Date("2026-11-01");
	expect(isPayable({ state: "failed", expiresAt: new Date("2026-11-02") }, now)).toBe(true);
	expect(isPayable({ state: "failed", expiresAt: now }, now)).toBe(false);
	expect(isPayable({ state: "paid", expiresAt: new Date("2026-11-02") }, now)).toBe(false);
});
