import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { entitlements, membershipChanges, memberships, orders } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { moveClock } from "../clock/move-clock.server";
import { changePlan } from "./change-plan.server";
import { applyMemberAction } from "./do-to-membership.server";
import { previewChange } from "./preview-change.server";

const school = openMemberships(db);
let user: Awaited<ReturnType<typeof makeUser>>;
let [pro, elite, top] = [0, 0, 0];

beforeEach(async () => {
	user = await makeUser(db);
	pro = (await makePlan(db)).id;
	elite = (await makePlan(db, { monthly: 29_700 })).id;
	top = (await makePlan(db, { monthly: 39_700 })).id;
	await buyPlan(db, school, { user, planId: pro });
	await school.work();
});

const current = async () => {
	const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
	if (!row) throw new Error("No membership");
	return row;
};
const plansOpen = async () => {
	const open = and(eq(entitlements.userId, user.id), isNull(entitlements.endedAt), eq(entitlements.thingKind, "plan"));
	return (await db.select().from(entitlements).where(open)).map(({ thingId }) => thingId);
};
async function upgrade(planId: number, interval: "month" | "year" = "month") {
	const [membership, at] = [await current(), new Date()];
	const preview = await previewChange(db, membership, { planId, interval, at });
	const shown = { at, totalMinor: preview?.total.minor ?? 0 };
	await changePlan(db, school.tools, { membership, chosen: { planId, interval }, shown, now: new Date() });
	await school.work();
	const made = await db
		.select()
		.from(orders)
		.where(and(eq(orders.userId, user.id), eq(orders.occasion, "change")));
	const order = made.find((one) => one.thingId === planId && one.interval === interval);
	if (order?.state !== "paid") throw new Error("Not paid");
	return order;
}
async function giveBack(order: typeof orders.$inferSelect) {
	for (const _time of [1, 2]) await runTogether(db, ORDER_EVENTS.onOrderRefunded(db, order, new Date()));
	await school.work();
}
async function pass(days: number) {
	const moved = await moveClock(db, school.tools, { membership: await current(), days, now: new Date() });
	if (!moved.ok) throw new Error(moved.reason);
	await school.work();
}
const troubleOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.trouble;

test("a refunded upgrade gives the plan back that was paid for before, and its next period its price", async () => {
	const before = await current();
	const order = await upgrade(elite);
	expect(await plansOpen()).toEqual([elite]);
	await giveBack(order);
	const { periodUntil, priceId } = before;
	expect(await current()).toMatchObject({ state: "active", planId: pro, amountMinor: 9700, priceId, periodUntil });
	expect(await plansOpen()).toEqual([pro]);
	const deeds = await db.select().from(membershipChanges).where(eq(membershipChanges.membershipId, before.id));
	expect(deeds.filter(({ deed }) => deed === "restored")).toHaveLength(1);
	await pass(31);
	const renewals = await db
		.select()
		.from(orders)
		.where(and(eq(orders.userId, user.id), eq(orders.occasion, "renewal")));
	expect(renewals).toMatchObject([{ thingId: pro, totalMinor: 9700, state: "paid" }]);
});

test("a year that is given back leaves the month that was paid, or ends where that is over", async () => {
	const { periodUntil } = await current();
	const order = await upgrade(pro, "year");
	await giveBack(order);
	expect(await current()).toMatchObject({ state: "active", interval: "month", periodUntil });

	const again = await upgrade(elite, "year");
	await pass(40);
	await giveBack(again);
	expect(await current()).toMatchObject({ state: "cancelled" });
	expect(await plansOpen()).toEqual([]);
});

test("a wish to cancel that the upgrade had taken back stands again", async () => {
	await applyMemberAction(db, school.tools, {
		membership: await current(),
		deed: { kind: "cancel", why: null },
		now: new Date(),
	});
	const order = await upgrade(elite);
	expect((await current()).cancelAskedAt).toBeNull();
	await giveBack(order);
	expect(await current()).toMatchObject({ planId: pro, cancelAskedAt: expect.any(Date) });
});

test("a period that was paid for since by itself is kept", async () => {
	const order = await upgrade(elite);
	await pass(31);
	await giveBack(order);
	expect(await current()).toMatchObject({ state: "active", planId: elite, periodNumber: 2 });
	expect(await troubleOf(order.id)).toBeNull();
});

test("where something else has happened since, or nobody kept what was before, somebody looks at it", async () => {
	const order = await upgrade(elite);
	await upgrade(top);
	await giveBack(order);
	expect(await current()).toMatchObject({ state: "active", planId: top });
	expect(await troubleOf(order.id)).toBe("upgradeRefunded");

	const last = (await db.select().from(orders).where(eq(orders.userId, user.id))).find(
		({ thingId }) => thingId === top,
	);
	if (!last) throw new Error("No order");
	const { id } = await current();
	await db
		.update(membershipChanges)
		.set({ details: { orderId: last.id } })
		.where(and(eq(membershipChanges.membershipId, id), eq(membershipChanges.deed, "changed")));
	await giveBack(last);
	expect(await current()).toMatchObject({ state: "active", planId: top });
	expect(await troubleOf(last.id)).toBe("upgradeRefunded");
});
