import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountDeletions, entitlements, memberships, sandboxSubscriptions } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { cancelForDeletion, endForDeletion } from "./end-of-account.server";

const school = openMemberships(db);
async function makeMember() {
	const user = await makeUser(db);
	await buyPlan(db, school, { user, planId: (await makePlan(db)).id });
	await school.work();
	return user.id;
}
const of = async (userId: number) => (await db.select().from(memberships).where(eq(memberships.userId, userId)))[0];

test("who wants their account erased is charged nothing more, and keeps what is paid until it ends", async () => {
	const userId = await makeMember();
	await cancelForDeletion(school.tools)(db, { userId, now: new Date() });
	await cancelForDeletion(school.tools)(db, { userId, now: new Date() });
	expect(await of(userId)).toMatchObject({ state: "active", cancelAskedAt: expect.any(Date) });
	const [subscription] = await db
		.select()
		.from(sandboxSubscriptions)
		.where(eq(sandboxSubscriptions.id, (await of(userId))?.subscriptionReference ?? ""));
	expect(subscription?.cancelAskedAt).not.toBeNull();

	await endForDeletion(school.tools)(db, { userId, now: new Date() });
	expect(await of(userId)).toMatchObject({ state: "cancelled", endedAt: expect.any(Date) });
	expect(
		await db
			.select()
			.from(entitlements)
			.where(and(eq(entitlements.userId, userId), isNull(entitlements.endedAt))),
	).toEqual([]);
});

test("a gateway that does not answer stops it, and nothing is written", async () => {
	const userId = await makeMember();
	const broken = { ...school.sandbox, cancelSubscription: () => Promise.reject(new Error("out")) };
	const tools = { ...school.tools, gateways: () => ({ stripe: null, sandbox: broken }) };
	await expect(cancelForDeletion(tools)(db, { userId, now: new Date() })).rejects.toThrow("out");
	await expect(endForDeletion(tools)(db, { userId, now: new Date() })).rejects.toThrow("out");
	expect(await of(userId)).toMatchObject({ state: "active", cancelAskedAt: null });
	expect(await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId))).toEqual([]);
});

test("whoever has no membership is not held up", async () => {
	const { id: userId } = await makeUser(db);
	await cancelForDeletion(school.tools)(db, { userId, now: new Date() });
	await endForDeletion(school.tools)(db, { userId, now: new Date() });
	expect(await of(userId)).toBeUndefined();
});
