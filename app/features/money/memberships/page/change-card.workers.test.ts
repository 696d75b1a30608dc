import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import { memberships, orders, payments, sandboxSubscriptions } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { sessionOf } from "#tests/money/money.ts";
import { moveClock } from "../clock/move-clock.server";
import { answerBilling } from "./answer-billing.server";

const school = openMemberships(db);

test("a card is changed on the gateway's own page, and pays the next period; one that is declined is not kept", async () => {
	const user = await makeUser(db);
	await buyPlan(db, school, { user, planId: (await makePlan(db)).id, number: "4000000000000341" });
	await school.work();
	const current = async () => {
		const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
		if (!row) throw new Error("No membership");
		return row;
	};
	const ask = async () =>
		answerBilling(db, school.tools, { membership: await current(), deed: { intent: "card" }, now: new Date() });
	const { status, redirectTo } = await ask();
	expect([status, redirectTo]).toEqual([302, expect.stringMatching(/^\/sandbox\/pay\/sbs_/)]);
	const page = { sessionId: sessionOf(redirectTo ?? ""), now: new Date() };
	const type = (number: string) => payOnSession(school.sandboxTools, { ...page, number });
	expect(await type("4539578763621486")).toEqual({ kind: "notATestCard" });
	expect(await type("4000000000000002")).toEqual({ kind: "declined", why: "declined" });
	const tries = await Promise.all([type("5555555555554444"), type("5555555555554444")]);
	expect(tries.map(({ kind }) => kind).sort()).toEqual(["over", "paid"]);
	expect(tries.find(({ kind }) => kind === "paid")).toMatchObject({
		to: expect.stringContaining("/settings/billing?card=changed"),
	});
	const reference = (await current()).subscriptionReference ?? "";
	const [subscription] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, reference));
	expect(subscription).toMatchObject({ card: "success2", state: "active" });

	const moved = await moveClock(db, school.tools, { membership: await current(), days: 31, now: new Date() });
	expect(moved).toMatchObject({ ok: true });
	await school.work();
	expect(await current()).toMatchObject({ state: "active", periodNumber: 2 });
	const paid = await db
		.select({ occasion: orders.occasion, last4: payments.cardLast4 })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(eq(orders.userId, user.id));
	expect(paid).toContainEqual({ occasion: "renewal", last4: "4444" });
	await db.update(memberships).set({ endedAt: new Date(), state: "expired" }).where(eq(memberships.userId, user.id));
	expect(await ask()).toMatchObject({ status: 409, answer: { error: "notNow" } });
});
