import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SubscriptionFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { money } from "#app/shared/money.ts";
import { memberships, orders, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { findRules } from "../membership-tools.server";
import { catchUp } from "./look-after.server";

const school = openMemberships(db);
let made = 0;

async function makeOver(amountMinor: number, state: SubscriptionFacts["state"]) {
	const user = await makeUser(db);
	await buyPlan(db, school, { user, planId: (await makePlan(db)).id });
	await school.work();
	made += 1;
	const subscriptionReference = `sub_over_${made}`;
	const now = new Date();
	const periodUntil = new Date(now.getTime() - DAY_MS);
	const over = { gateway: "stripe" as const, subscriptionReference, amountMinor, periodUntil };
	await db
		.update(memberships)
		.set({ ...over, remindedOfUntil: periodUntil, dueAt: periodUntil })
		.where(eq(memberships.userId, user.id));
	const facts: SubscriptionFacts = {
		reference: subscriptionReference,
		customerReference: null,
		metadata: {},
		isTest: true,
		state,
		interval: "month",
		amount: money(amountMinor, "USD"),
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
	};
	const stripe = { ...school.sandbox, name: "stripe" as const, findSubscription: async () => facts };
	const tools = { ...school.tools, gateways: () => ({ stripe, sandbox: null }) };
	const current = async () => {
		const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
		if (!row) throw new Error("No membership");
		return row;
	};
	const lookAfter = async (days = 0) => {
		const at = new Date(now.getTime() + days * DAY_MS);
		await catchUp(db, tools, await current(), { rules: await findRules(db), now: at });
		return current();
	};
	return { user, lookAfter };
}

test("a period that costs nothing goes on, although Stripe tells of no payment of it", async () => {
	const { user, lookAfter } = await makeOver(0, "active");
	expect(await lookAfter()).toMatchObject({ state: "active", periodNumber: 2 });
	const free = and(eq(orders.userId, user.id), eq(orders.occasion, "renewal"));
	expect(await db.select().from(orders).where(free)).toMatchObject([{ state: "paid", totalMinor: 0 }]);
});

test("a period that costs something waits for Stripe's word", async () => {
	const { lookAfter } = await makeOver(9700, "active");
	expect(await lookAfter()).toMatchObject({ state: "active", periodNumber: 1 });
});

test("who cannot be charged is told once, and their membership ends with their grace, whatever Stripe goes on to try", async () => {
	const { user, lookAfter } = await makeOver(9700, "pastDue");
	expect(await lookAfter()).toMatchObject({ state: "pastDue" });
	expect(await lookAfter(1)).toMatchObject({ state: "pastDue", endedAt: null });
	expect(await lookAfter(40)).toMatchObject({ state: "expired", endedAt: expect.any(Date) });
	const mails = await db.select().from(outbox).where(eq(outbox.kind, "mail.send"));
	const told = mails.filter(({ payload }) => payload.mail === "membershipUnpaid" && payload.userId === user.id);
	expect(told).toHaveLength(1);
});
