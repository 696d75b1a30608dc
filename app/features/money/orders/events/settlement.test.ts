import { expect, test } from "vitest";
import type { PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { money } from "#app/shared/money.ts";
import type { OrderRow, PaymentRow } from "../orders.repository.server";
import { settlementOf } from "./settlement";

const now = new Date("2026-11-23T10:00:00Z");
const usd = (minor: number) => money(minor, "USD");

const ordered = (given: Partial<OrderRow> = {}) =>
	({
		id: "o1",
		userId: 1,
		kind: "course",
		thingId: 7,
		state: "pending",
		totalMinor: 9700,
		currency: "USD",
		isTest: true,
		gatewayReference: null,
		couponId: null,
		membershipId: null,
		refundedMinor: 0,
		guaranteeDays: 90,
		...given,
	}) as OrderRow;
const facts = (given: Partial<PaymentFacts> = {}): PaymentFacts => ({
	reference: "p1",
	sessionReference: null,
	subscriptionReference: null,
	customerReference: null,
	card: null,
	periodNumber: null,
	metadata: {},
	isTest: true,
	state: "paid",
	failure: null,
	amount: usd(9700),
	refunds: [],
	dispute: null,
	...given,
});
const settle = (order: OrderRow, seen: PaymentFacts) =>
	settlementOf({ order, payment: { id: "try1" } as PaymentRow, facts: seen, now });
const names = (order: OrderRow, seen: PaymentFacts) => settle(order, seen).moves.map(({ write }) => write);
const refund = (minor: number, state: "succeeded" | "failed" = "succeeded") => ({
	reference: "r1",
	refundId: null,
	state,
	failure: null,
	amount: usd(minor),
});
const paidBefore = ordered({ state: "paid", gatewayReference: "p1" });

test("a payment in the right amount pays its order, uses its coupon and opens its course, in this order", () => {
	const settled = settle(ordered({ couponId: 3 }), facts());
	expect(settled).toMatchObject({ outcome: "paid", next: "order.paid:o1" });
	expect(settled.moves.map(({ write }) => write)).toEqual([
		"payment",
		"state",
		"requirePaidBy",
		"job",
		"couponUsed",
		"courseOpens",
		"onOrderPaid",
		"onGatewayUpdate",
	]);
	expect(settled.moves[1]).toMatchObject({ to: "paid", also: { paidAt: now, gatewayReference: "p1" } });
});

test("a plan opens with its membership, and an order whose buyer has gone opens nothing", () => {
	expect(names(ordered({ kind: "plan" }), facts())).not.toContain("courseOpens");
	expect(names(ordered({ userId: null }), facts())).not.toContain("courseOpens");
});

test("of a card that was declined is told half an hour later", () => {
	const { moves, next } = settle(ordered(), facts({ state: "failed", failure: "declined" }));
	expect(moves.slice(1)).toEqual([
		{ write: "state", to: "failed", trouble: "declined" },
		{ write: "job", kind: "order.failed", id: "order.failed:o1", dueAt: new Date("2026-11-23T10:30:00Z") },
	]);
	expect(next).toBeUndefined();
});

test("another amount is looked at, and opens nothing", () => {
	expect(names(ordered(), facts({ amount: usd(1) }))).toEqual(["payment", "state", "requirePaidBy"]);
});

test("a second payment goes back at once, and the order keeps the first", () => {
	const second = settle(paidBefore, facts({ reference: "p2" }));
	expect(second).toMatchObject({ outcome: "paidTwice", next: "give-back:try1" });
	expect(second.moves.map(({ write }) => write)).toEqual(["payment", "trouble", "giveBack"]);
	const again = settle(paidBefore, facts({ reference: "p2", refunds: [refund(9700, "failed")] }));
	expect(again.next).toBe("give-back:try1.1");
});

test("a plan in review that was given back at the gateway ends its subscription", () => {
	const order = ordered({ kind: "plan", state: "inReview", gatewayReference: "p1" });
	expect(names(order, facts({ refunds: [refund(9700)] }))).toEqual(["payment", "endReview", "job"]);
});

test("what has gone back is counted, and ends what the order opens only when it is all", () => {
	const half = settle(paidBefore, facts({ refunds: [refund(5000)] }));
	expect(half.moves.map(({ write }) => write)).toEqual(["payment", "refund", "onGatewayUpdate", "count", "job"]);
	expect(half.goneBack).toBe("order.refunded:o1:5000");
	expect(names(paidBefore, facts({ refunds: [refund(9700)] }))).toContain("allGone");
});

test("the same news twice writes no second job", () => {
	const counted = ordered({ state: "paid", gatewayReference: "p1", refundedMinor: 5000 });
	const settled = settle(counted, facts({ refunds: [refund(5000)] }));
	expect(settled.goneBack).toBeUndefined();
	expect(settled.moves.map(({ write }) => write)).toEqual(["payment", "refund", "onGatewayUpdate", "count"]);
});
