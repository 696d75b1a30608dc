import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { isDuplicate } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import {
	entitlements,
	memberships,
	orders,
	outbox,
	refunds,
	sandboxPayments,
	sandboxSubscriptions,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, buyPlanTwice, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { findRules } from "../membership-tools.server";
import { beginWrites } from "./begin-membership.server";

const school = openMemberships(db);
const live = (userId: number) =>
	db
		.select()
		.from(memberships)
		.where(and(eq(memberships.userId, userId), isNull(memberships.endedAt)));

test("a second payment begins nothing: it goes back, its subscription ends, and somebody looks at it", async () => {
	const [user, plan] = [await makeUser(db), await makePlan(db)];
	const { first, second } = await buyPlanTwice(db, school, user, [plan.id, plan.id]);

	const [membership, ...others] = await live(user.id);
	expect(others).toEqual([]);
	const [order] = await db.select().from(orders).where(eq(orders.id, second));
	expect(order).toMatchObject({
		state: "paid",
		trouble: "secondMembership",
		membershipId: null,
		refundedMinor: 9700,
		refundingMinor: 0,
	});
	expect(await db.select().from(refunds).where(eq(refunds.orderId, second))).toMatchObject([
		{ kind: "duplicate", state: "succeeded" },
	]);
	const subscriptions = await db.select().from(sandboxSubscriptions);
	const own = subscriptions.filter(({ metadata }) => metadata.orderId === first || metadata.orderId === second);
	expect(own.map(({ id, state }) => [id === membership?.subscriptionReference, state]).sort()).toEqual([
		[false, "cancelled"],
		[true, "active"],
	]);
	const rights = await db
		.select()
		.from(entitlements)
		.where(and(eq(entitlements.userId, user.id), isNull(entitlements.endedAt)));
	expect(rights).toHaveLength(2);
});

test("eight payments at once: one membership, and seven refunds of what was paid", async () => {
	const [user, plan] = [await makeUser(db), await makePlan(db)];
	const ids: string[] = [];
	for (let at = 0; at < 8; at += 1) ids.push(await buyPlan(db, school, { user, planId: plan.id }));
	for (let round = 0; round < 4; round += 1) {
		await db
			.update(outbox)
			.set({ nextTryAt: new Date(0) })
			.where(and(isNull(outbox.doneAt), isNull(outbox.deadAt)));
		await Promise.all([school.work(), school.work(), school.work()]);
	}

	expect(await live(user.id)).toHaveLength(1);
	const bought = await db.select().from(orders).where(eq(orders.userId, user.id));
	expect(bought.filter(({ membershipId }) => membershipId !== null)).toHaveLength(1);
	expect(bought.filter(({ refundedMinor }) => refundedMinor === 9700)).toHaveLength(7);
	const taken = await db.select().from(sandboxPayments);
	const left = taken.filter(({ metadata }) => ids.includes(metadata.orderId ?? ""));
	expect(left.reduce((sum, { amountMinor, refundedMinor }) => sum + amountMinor - refundedMinor, 0)).toBe(9700);
});

test("of parallel beginnings the key of the database lets one through", async () => {
	const [user, plan, rules] = [await makeUser(db), await makePlan(db), await findRules(db)];
	for (let at = 0; at < 8; at += 1) await buyPlan(db, school, { user, planId: plan.id });
	const own = await db.select().from(orders).where(eq(orders.userId, user.id));
	const references = { subscriptionReference: null, customerReference: null };
	const outcomes = await Promise.allSettled(
		own.map((order) => runTogether(db, beginWrites(db, order, { cut: null, references, rules, now: new Date() }))),
	);
	const refused = outcomes.filter((one) => one.status === "rejected");
	expect(refused).toHaveLength(7);
	expect(refused.every(({ reason }) => isDuplicate(reason, "memberships.user_id"))).toBe(true);
	expect(await live(user.id)).toHaveLength(1);
	expect(
		await db
			.select()
			.from(orders)
			.where(and(eq(orders.userId, user.id), isNull(orders.membershipId))),
	).toHaveLength(7);
});
