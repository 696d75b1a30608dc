import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Offer } from "#app/features/money/orders/checkout/offer.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { money } from "#app/shared/money.ts";
import { runTogether } from "#db/run-together.server.ts";
import { coupons, couponThings, memberships, orders } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { moveClock } from "../clock/move-clock.server";
import { changePlan } from "./change-plan.server";
import { previewChange } from "./preview-change.server";

const school = openMemberships(db);
type Terms = { duration: "forever" | "once"; months?: undefined } | { duration: "months"; months: number };

async function memberAtHalf(
	terms: Terms,
	{ isForThisPlan = false, percentBps = 5000, offer = {} as Partial<Offer> } = {},
) {
	const user = await makeUser(db);
	const { id: planId } = await makePlan(db);
	const scope = isForThisPlan ? ("some" as const) : ("plans" as const);
	const [row] = await db
		.insert(coupons)
		.values({ code: `HALF${planId}`, percentBps, ...terms, scope, fromAt: MADE_AT, createdAt: MADE_AT })
		.returning();
	if (!row) throw new Error("No coupon");
	if (isForThisPlan) await db.insert(couponThings).values({ couponId: row.id, thingKind: "plan", thingId: planId });
	await buyPlan(db, school, { user, planId, offer, coupon: { ...row, things: [{ kind: "plan", id: planId }] } });
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
		return { today: preview.total.minor, unused: preview.proration?.unused.minor ?? 0, later: preview.later };
	}
	async function pass(days: number) {
		await moveClock(db, school.tools, { membership: await current(), days, now: new Date() });
		await school.work();
	}
	const renewals = async () => {
		const own = and(eq(orders.userId, user.id), eq(orders.occasion, "renewal"));
		return (await db.select().from(orders).where(own).orderBy(desc(orders.periodNumber))).map((one) => one.totalMinor);
	};
	const paid = async () => {
		const own = and(eq(orders.userId, user.id), eq(orders.state, "paid"));
		return (await db.select().from(orders).where(own)).reduce((sum, one) => sum + one.netMinor, 0);
	};
	return { paid, planId, current, change, pass, renewals, userId: user.id };
}

test("a coupon that is for one plan takes nothing off another, now or later, and counts again for its own", async () => {
	const { planId, current, change, pass, renewals } = await memberAtHalf(
		{ duration: "forever" },
		{ isForThisPlan: true },
	);
	const { id: dear } = await makePlan(db, { monthly: 29_700 });
	const { today, later } = await change({ planId: dear, interval: "month" });
	expect(Math.round(today / 100)).toEqual(Math.round((29_700 - 4850) / 100));
	expect(later).toEqual({ interval: "month", usual: money(29_700, "USD"), lowered: null });
	await pass(31);
	expect(await renewals()).toEqual([29_700]);
	expect((await current()).couponPlanIds).toEqual([planId]);
	expect((await change({ planId, interval: "month" })).later.lowered).toEqual({
		price: money(4850, "USD"),
		periods: null,
	});
	await pass(31);
	expect(await renewals()).toEqual([4850, 29_700]);
});

test("a coupon for months lowers the year that it still counts in, and no other", async () => {
	const { planId, current, change, pass, renewals } = await memberAtHalf({ duration: "months", months: 3 });
	expect((await current()).couponPeriodsLeft).toBe(2);
	const { today, later } = await change({ planId, interval: "year" });
	expect(Math.round(today / 100)).toBe(Math.round((48_500 - 4850) / 100));
	expect(later).toEqual({ interval: "year", usual: money(97_000, "USD"), lowered: null });
	expect((await current()).couponPeriodsLeft).toBe(0);
	await pass(366);
	expect(await renewals()).toEqual([97_000]);
});

const NEAR = 2;
const CASES: [what: string, terms: Terms, given: Parameters<typeof memberAtHalf>[1], unused: number, today: number][] =
	[
		["free once", { duration: "once" }, { percentBps: 10_000 }, 0, 97_000],
		["half once", { duration: "once" }, {}, 4850, 92_150],
		["the last of its months", { duration: "months", months: 1 }, {}, 4850, 92_150],
		["half for good", { duration: "forever" }, {}, 4850, 43_650],
		["a price of a country", { duration: "once" }, { offer: { price: money(5820, "USD") } }, 2910, 94_090],
	];

test.each(CASES)(
	"of a period at a coupon only what was paid is credited: %s",
	async (_what, terms, given, unused, today) => {
		const { planId, change, paid } = await memberAtHalf(terms, given);
		const before = await paid();
		const year = await change({ planId, interval: "year" });
		expect(Math.abs(year.unused - unused)).toBeLessThanOrEqual(NEAR);
		expect(year.unused).toBeLessThanOrEqual(before);
		expect(Math.abs(year.today - today)).toBeLessThanOrEqual(NEAR);
	},
);

test("one upgrade after the other credits what each period has cost, never more than was paid", async () => {
	const { change, paid, pass, current } = await memberAtHalf({ duration: "once" });
	for (const [days, monthly] of [
		[1, 19_700],
		[9, 29_700],
		[2, 49_700],
	] as const) {
		await pass(days);
		const before = await paid();
		const { unused } = await change({ planId: (await makePlan(db, { monthly })).id, interval: "month" });
		expect(unused).toBeGreaterThan(0);
		expect(unused).toBeLessThanOrEqual(before);
		expect((await current()).periodNetMinor).toBe(monthly / 2);
	}
	await pass(31);
	expect((await current()).periodNetMinor).toBe(49_700);
});

test("what has gone back of a period is not credited once more", async () => {
	const { planId, userId, change } = await memberAtHalf({ duration: "once" });
	await db.update(orders).set({ refundedMinor: 4000 }).where(eq(orders.userId, userId));
	const { unused } = await change({ planId, interval: "year" });
	expect(unused).toBeGreaterThan(0);
	expect(unused).toBeLessThanOrEqual(850);
});

test("a trial credits nothing, and its coupon counts from the first period that is paid", async () => {
	const { planId, change, pass, current } = await memberAtHalf({ duration: "once" }, { offer: { trialDays: 14 } });
	expect(await current()).toMatchObject({ periodNetMinor: 0, isCouponPeriod: false });
	await pass(15);
	expect(await current()).toMatchObject({ periodNetMinor: 4850, isCouponPeriod: true, couponPeriodsLeft: 0 });
	const { unused } = await change({ planId, interval: "year" });
	expect(unused).toBeLessThanOrEqual(4850);
});

test("a period that is lowered still says for how long, and what comes behind", async () => {
	const { change } = await memberAtHalf({ duration: "months", months: 3 });
	const { id } = await makePlan(db, { monthly: 29_700 });
	const { later } = await change({ planId: id, interval: "month" });
	expect(later).toEqual({
		interval: "month",
		usual: money(29_700, "USD"),
		lowered: { price: money(14_850, "USD"), periods: 2 },
	});
});

test("a year that is given back leaves the coupon as it was before", async () => {
	const { planId, userId, current, change } = await memberAtHalf({ duration: "months", months: 3 });
	await change({ planId, interval: "year" });
	const [order] = await db
		.select()
		.from(orders)
		.where(and(eq(orders.userId, userId), eq(orders.occasion, "change")));
	if (!order) throw new Error("No change");
	await runTogether(db, ORDER_EVENTS.onOrderRefunded(db, order, new Date()));
	await school.work();
	expect(await current()).toMatchObject({ interval: "month", couponPeriodsLeft: 2 });
});
