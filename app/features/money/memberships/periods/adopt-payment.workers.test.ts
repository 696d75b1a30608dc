import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PaymentFacts, SubscriptionFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { settlePayment } from "#app/features/money/orders/events/settle-payment.server.ts";
import { money } from "#app/shared/money.ts";
import { runTogether } from "#db/run-together.server.ts";
import { memberships, orders } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { moveToStripe } from "#tests/money/stripe-member.ts";
import { adoptPayment, followEvent } from "./adopt-payment.server";

const school = openMemberships(db);

async function makeSubscribed() {
	const user = await makeUser(db);
	await buyPlan(db, school, { user, planId: (await makePlan(db)).id });
	await school.work();
	return { userId: user.id, reference: await moveToStripe(user.id) };
}
const of = async (userId: number) => (await db.select().from(memberships).where(eq(memberships.userId, userId)))[0];

function facts(subscriptionReference: string, given: Partial<PaymentFacts> = {}): PaymentFacts {
	return {
		reference: `pi_${subscriptionReference}`,
		sessionReference: null,
		subscriptionReference,
		customerReference: null,
		periodNumber: null,
		metadata: {},
		isTest: true,
		state: "paid",
		failure: null,
		amount: money(9700, "USD"),
		card: null,
		refunds: [],
		dispute: null,
		...given,
	};
}
async function settle(seen: PaymentFacts) {
	const now = new Date();
	const found = await adoptPayment(db, { gateway: "stripe", facts: seen, now });
	if (!found) return null;
	const { writes } = settlePayment(db, found, {
		facts: seen,
		gateway: "stripe",
		orderEvents: school.tools.orderEvents,
		now,
	});
	await runTogether(db, writes);
	return found.order.id;
}
async function tell(seen: PaymentFacts) {
	const id = await settle(seen);
	await school.work();
	return id;
}
const orderOf = async (id: string | null) =>
	(
		await db
			.select()
			.from(orders)
			.where(eq(orders.id, id ?? ""))
	)[0];

test("a period that the gateway has taken is an order of its own, and continues the membership once", async () => {
	const { userId, reference } = await makeSubscribed();
	const id = await tell(facts(reference));
	expect(await orderOf(id)).toMatchObject({ occasion: "renewal", periodNumber: 2, state: "paid", totalMinor: 9700 });
	expect(await of(userId)).toMatchObject({ state: "active", periodNumber: 2 });
});

test("two events of one payment are one period, also when the second was looked at before the first was adopted", async () => {
	const { userId, reference } = await makeSubscribed();
	const seen = facts(reference);
	const id = await tell(seen);
	const again = await adoptPayment(db, { gateway: "stripe", facts: seen, now: new Date() });
	expect(again?.order).toMatchObject({ id, periodNumber: 2, state: "paid" });
	const both = facts(reference, { reference: `${reference}-next` });
	await Promise.all([tell(both), tell(both)]);
	const { id: membershipId = "" } = (await of(userId)) ?? {};
	const all = await db.select().from(orders).where(eq(orders.membershipId, membershipId));
	expect(all.map(({ periodNumber, state }) => [periodNumber, state])).toEqual([
		[1, "paid"],
		[2, "paid"],
		[3, "paid"],
	]);
	expect(await of(userId)).toMatchObject({ periodNumber: 3 });
});

test("news of two periods at once: the second waits until the first has begun, and is not taken for the same one", async () => {
	const { userId, reference } = await makeSubscribed();
	const second = facts(reference, { reference: `${reference}-second` });
	const settled = await settle(facts(reference));
	await expect(settle(second)).rejects.toThrow("not begun");
	await school.work();
	const next = await settle(second);
	await school.work();
	expect(await orderOf(settled)).toMatchObject({ periodNumber: 2, state: "paid", trouble: null, refundingMinor: 0 });
	expect(await orderOf(next)).toMatchObject({ periodNumber: 3, state: "paid", trouble: null, refundingMinor: 0 });
	expect(await of(userId)).toMatchObject({ periodNumber: 3 });
});

test("another amount than the period costs is looked at, and continues nothing", async () => {
	const { userId, reference } = await makeSubscribed();
	const id = await tell(facts(reference, { amount: money(1, "USD") }));
	expect(await orderOf(id)).toMatchObject({ state: "inReview", trouble: "wrongAmount" });
	expect(await of(userId)).toMatchObject({ periodNumber: 1 });
});

test("a payment of nobody's subscription, or of another gateway's, is nobody's", async () => {
	const { reference } = await makeSubscribed();
	expect(await tell(facts("sub_nobody"))).toBeNull();
	expect(await adoptPayment(db, { gateway: "sandbox", facts: facts(reference), now: new Date() })).toBeNull();
});

test("what has changed at the gateway is followed", async () => {
	const { userId, reference } = await makeSubscribed();
	const follow = async (given: Partial<SubscriptionFacts>) => {
		const now = new Date();
		const seen: SubscriptionFacts = {
			reference,
			customerReference: null,
			metadata: {},
			isTest: true,
			state: "active",
			interval: "month",
			amount: money(9700, "USD"),
			periodNumber: null,
			periodStartedAt: now,
			periodUntil: now,
			trialUntil: null,
			cancelsAtPeriodEnd: false,
			nextTryAt: null,
			tries: 0,
			pausedAt: null,
			resumesAt: null,
			card: null,
			endedAt: null,
			now,
			...given,
		};
		const stripe = { ...school.sandbox, name: "stripe" as const, findSubscription: async () => seen };
		const tools = { ...school.tools, gateways: () => ({ stripe, sandbox: null }) };
		await followEvent(tools)(db, { gateway: "stripe", reference, now });
		return of(userId);
	};
	expect(await follow({})).toMatchObject({ state: "active", cancelAskedAt: null });
	expect(await follow({ cancelsAtPeriodEnd: true })).toMatchObject({ cancelAskedAt: expect.any(Date) });
	expect(await follow({})).toMatchObject({ cancelAskedAt: null });
	expect(await follow({ state: "pastDue" })).toMatchObject({ state: "pastDue", graceUntil: expect.any(Date) });
	expect(await follow({ state: "cancelled" })).toMatchObject({ state: "cancelled", endedAt: expect.any(Date) });
});
