import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { coupons, couponThings, memberships, orders } from "../../../../db/schema/schema";
import { db } from "../../../../tests/database";
import { MADE_AT, makeUser } from "../../../../tests/factories";
import { buyPlan, makePlan, openMemberships } from "../../../../tests/money/memberships";
import { ORDER_JOINS } from "../../../money.server";
import { moveClock } from "../clock/move-clock.server";
import { runWrites } from "../run-writes.server";
import { changePlan } from "./change-plan.server";
import { previewChange } from "./preview-change.server";

const school = openMemberships(db);
type Terms = { duration: "forever"; months?: undefined } | { duration: "months"; months: number };

/** A member by the month at half the price of 97.00, and what becomes of the coupon. */
async function memberAtHalf(terms: Terms, { isForThisPlan = false } = {}) {
	const user = await makeUser(db);
	const { id: planId } = await makePlan(db);
	const scope = isForThisPlan ? ("some" as const) : ("plans" as const);
	const [row] = await db
		.insert(coupons)
		.values({ code: `HALF${planId}`, percentBps: 5000, ...terms, scope, fromAt: MADE_AT, createdAt: MADE_AT })
		.returning();
	if (!row) throw new Error("No coupon");
	if (isForThisPlan) await db.insert(couponThings).values({ couponId: row.id, thingKind: "plan", thingId: planId });
	await buyPlan(db, school, { user, planId, coupon: { ...row, things: [{ kind: "plan", id: planId }] } });
	await school.work();
	const current = async () => {
		const [found] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
		if (!found) throw new Error("No membership");
		return found;
	};
	async function change(chosen: { planId: number; interval: "month" | "year" }) {
		const [membership, at] = [await current(), new Date()];
		const preview = await previewChange(db, membership, { ...chosen, at });
		if (!preview) throw new Error("Not offered");
		const shown = { at, totalMinor: preview.total.minor };
		const outcome = await changePlan(db, school.tools, { membership, chosen, shown, now: at });
		if (!outcome.ok) throw new Error(outcome.reason);
		await school.work();
		return { today: preview.total.minor, later: preview.later.minor };
	}
	async function pass(days: number) {
		await moveClock(db, school.tools, { membership: await current(), days, now: new Date() });
		await school.work();
	}
	const renewals = async () => {
		const own = and(eq(orders.userId, user.id), eq(orders.occasion, "renewal"));
		return (await db.select().from(orders).where(own).orderBy(desc(orders.periodNumber))).map((one) => one.totalMinor);
	};
	return { planId, current, change, pass, renewals, userId: user.id };
}

test("a coupon that is for one plan takes nothing off another, now or later, and counts again for its own", async () => {
	const { planId, current, change, pass, renewals } = await memberAtHalf(
		{ duration: "forever" },
		{ isForThisPlan: true },
	);
	const { id: dear } = await makePlan(db, { monthly: 29_700 });
	const { today, later } = await change({ planId: dear, interval: "month" });
	expect([Math.round(today / 100), later]).toEqual([Math.round((29_700 - 4850) / 100), 29_700]);
	await pass(31);
	expect(await renewals()).toEqual([29_700]);
	expect((await current()).couponPlanIds).toEqual([planId]);
	expect((await change({ planId, interval: "month" })).later).toBe(4850);
	await pass(31);
	expect(await renewals()).toEqual([4850, 29_700]);
});

test("a coupon for months lowers the year that it still counts in, and no other", async () => {
	const { planId, current, change, pass, renewals } = await memberAtHalf({ duration: "months", months: 3 });
	expect((await current()).couponPeriodsLeft).toBe(2);
	const { today } = await change({ planId, interval: "year" });
	expect(Math.round(today / 100)).toBe(Math.round((48_500 - 4850) / 100));
	expect((await current()).couponPeriodsLeft).toBe(0);
	await pass(366);
	expect(await renewals()).toEqual([97_000]);
});

test("a year that is given back leaves the coupon as it was before", async () => {
	const { planId, userId, current, change } = await memberAtHalf({ duration: "months", months: 3 });
	await change({ planId, interval: "year" });
	const [order] = await db
		.select()
		.from(orders)
		.where(and(eq(orders.userId, userId), eq(orders.occasion, "change")));
	if (!order) throw new Error("No change");
	await runWrites(db, ORDER_JOINS.takenBack(db, order, new Date()));
	await school.work();
	expect(await current()).toMatchObject({ interval: "month", couponPeriodsLeft: 2 });
});
