import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
	entitlements,
	memberships,
	orders,
	planCourses,
	sandboxPayments,
	sandboxSubscriptions,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { moveClock } from "../clock/move-clock.server";
import { changePlan } from "./change-plan.server";
import { applyMemberAction, endMembership, type MemberAction } from "./do-to-membership.server";
import { previewChange } from "./preview-change.server";

const school = openMemberships(db);
let user: Awaited<ReturnType<typeof makeUser>>;
let [pro, elite, basic] = [0, 0, 0];
let courseId = 0;

beforeEach(async () => {
	user = await makeUser(db);
	pro = (await makePlan(db)).id;
	elite = (await makePlan(db, { monthly: 29_700 })).id;
	basic = (await makePlan(db, { monthly: 2900, allCourses: false })).id;
	courseId = (await makeCourse(db)).course.id;
	await db.insert(planCourses).values({ planId: basic, courseId });
	await buyPlan(db, school, { user, planId: pro });
	await school.work();
});

const current = async () => {
	const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
	if (!row) throw new Error("No membership");
	return row;
};
const rights = async () => {
	const open = and(eq(entitlements.userId, user.id), isNull(entitlements.endedAt));
	const rows = await db.select().from(entitlements).where(open);
	return rows.map(({ thingKind, thingId }) => `${thingKind} ${thingId}`).sort();
};
async function pass(days: number) {
	const moved = await moveClock(db, school.tools, { membership: await current(), days, now: new Date() });
	if (!moved.ok) throw new Error(moved.reason);
	await school.work();
}
async function sheet(planId: number, interval: "month" | "year" = "month") {
	const [membership, at] = [await current(), new Date()];
	const preview = await previewChange(db, membership, { planId, interval, at });
	if (!preview) throw new Error("Not offered");
	return {
		preview,
		input: {
			membership,
			chosen: { planId, interval },
			shown: { at, totalMinor: preview.total.minor },
			now: new Date(),
		},
	};
}
const changes = async () =>
	(await db.select().from(orders).where(eq(orders.userId, user.id))).filter(({ occasion }) => occasion === "change");
const act = async (deed: MemberAction) =>
	applyMemberAction(db, school.tools, { membership: await current(), deed, now: new Date() });

test("more begins at once, for exactly what was shown", async () => {
	await pass(12);
	const { preview, input } = await sheet(elite);
	expect(preview.kind).toBe("now");
	expect(preview.total.minor).toBeGreaterThan(10_000);
	expect(await changePlan(db, school.tools, input)).toMatchObject({ ok: true, kind: "now" });
	expect(await current()).toMatchObject({ planId: elite, amountMinor: 29_700, periodNumber: 1, state: "active" });
	expect(await rights()).toEqual(["all 0", `plan ${elite}`]);
	expect(await changes()).toMatchObject([{ state: "paid", totalMinor: preview.total.minor, periodNumber: 1 }]);
	await school.work();
	expect((await current()).planId).toBe(elite);
	await pass(30);
	const [renewal] = (await db.select().from(orders).where(eq(orders.userId, user.id))).filter(
		({ occasion }) => occasion === "renewal",
	);
	expect(renewal).toMatchObject({ totalMinor: 29_700, thingId: elite, state: "paid" });
});

test("one sheet sent five times at once takes the money once", async () => {
	const { input, preview } = await sheet(elite);
	await Promise.all(Array.from({ length: 5 }, () => changePlan(db, school.tools, input)));
	await school.work();
	expect(await changes()).toMatchObject([{ state: "paid" }]);
	const { id, subscriptionReference } = await current();
	const taken = await db
		.select()
		.from(sandboxPayments)
		.where(eq(sandboxPayments.subscriptionId, subscriptionReference ?? ""));
	expect(taken.map(({ amountMinor }) => amountMinor)).toEqual([preview.total.minor]);
	expect(await changePlan(db, school.tools, input)).toMatchObject({ ok: true, kind: "now" });
	expect((await db.select().from(memberships).where(eq(memberships.id, id)))[0]?.planId).toBe(elite);
});

test("another amount, an old sheet and one from the future ask again, and take nothing", async () => {
	const { input } = await sheet(elite);
	const ask = (given: Partial<typeof input>) => changePlan(db, school.tools, { ...input, ...given });
	const again = { ok: false, reason: "asksAgain" };
	expect(await ask({ shown: { ...input.shown, totalMinor: 1 } })).toEqual(again);
	expect(await ask({ shown: { ...input.shown, at: new Date(Date.now() - 11 * 60_000) } })).toEqual(again);
	expect(await ask({ shown: { ...input.shown, at: new Date(Date.now() + 60_000) } })).toEqual(again);
	await act({ kind: "cancel", why: null });
	expect(await ask({})).toEqual(again);
	expect(await changes()).toEqual([]);
	expect((await current()).planId).toBe(pro);
});

test("a card that is declined changes nothing and says why", async () => {
	const { subscriptionReference } = await current();
	await db
		.update(sandboxSubscriptions)
		.set({ card: "insufficientFunds" })
		.where(eq(sandboxSubscriptions.id, subscriptionReference ?? ""));
	const { input } = await sheet(elite);
	expect(await changePlan(db, school.tools, input)).toEqual({
		ok: false,
		reason: "declined",
		why: "insufficientFunds",
	});
	expect(await current()).toMatchObject({ planId: pro, state: "active" });
	expect(await changes()).toMatchObject([{ state: "failed", trouble: "insufficientFunds" }]);
});

test("less begins when what is paid has run out, costs nothing now, and can be taken back", async () => {
	const { preview, input } = await sheet(basic);
	expect(preview).toMatchObject({ kind: "periodEnd", total: { minor: 0 }, startsAt: (await current()).periodUntil });
	expect(await changePlan(db, school.tools, input)).toMatchObject({ ok: true, kind: "periodEnd" });
	expect(await rights()).toEqual(["all 0", `plan ${pro}`]);
	expect(await changePlan(db, school.tools, (await sheet(pro)).input)).toMatchObject({ ok: true, kind: "same" });
	expect((await current()).nextPlanId).toBeNull();

	await changePlan(db, school.tools, (await sheet(basic)).input);
	await pass(31);
	expect(await current()).toMatchObject({ planId: basic, amountMinor: 2900, nextPlanId: null, periodNumber: 2 });
	expect(await rights()).toEqual([`course ${courseId}`, `plan ${basic}`].sort());
});

test("to a year: the year less what is left of the month, from today", async () => {
	const { preview, input } = await sheet(pro, "year");
	expect(preview.total.minor).toBe(97_000 - 9700);
	expect(await changePlan(db, school.tools, input)).toMatchObject({ ok: true });
	const { interval, periodStartedAt, periodUntil } = await current();
	expect(interval).toBe("year");
	expect((Number(periodUntil) - Number(periodStartedAt)) / 86_400_000).toBeGreaterThanOrEqual(365);
});

test("a pause closes, and what was left goes on when it ends", async () => {
	const before = await current();
	expect(await act({ kind: "pause", days: 30 })).toMatchObject({ ok: true });
	expect(await rights()).toEqual([]);
	expect(await act({ kind: "pause", days: 30 })).toEqual({ ok: false, reason: "notNow" });
	await pass(31);
	const after = await current();
	expect(after.state).toBe("active");
	expect(Math.round((Number(after.periodUntil) - Number(before.periodUntil)) / 86_400_000)).toBe(30);
	expect(await rights()).toHaveLength(2);
});

test("cancelled it runs to the end of what is paid, and not a second longer; until then it can be taken back", async () => {
	await act({ kind: "cancel", why: "dear" });
	expect(await rights()).toHaveLength(2);
	expect(await act({ kind: "keep" })).toMatchObject({ ok: true });
	await act({ kind: "cancel", why: "dear" });
	await pass(32);
	expect(await current()).toMatchObject({ state: "cancelled", cancelWhy: "dear" });
	expect(await rights()).toEqual([]);
	expect(await db.select().from(orders).where(eq(orders.userId, user.id))).toHaveLength(1);
});

test("an end that the gateway refuses ends nothing", async () => {
	const broken = { ...school.sandbox, cancelSubscription: () => Promise.reject(new Error("out")) };
	const tools = { ...school.tools, gateways: () => ({ stripe: null, sandbox: broken }) };
	const asked = { userId: user.id, why: "accountEnded" as const, now: new Date() };
	await expect(endMembership(db, tools, asked)).rejects.toThrow("out");
	expect((await current()).state).toBe("active");
	await endMembership(db, school.tools, asked);
	await endMembership(db, school.tools, asked);
	expect((await current()).state).toBe("cancelled");
	expect(await rights()).toEqual([]);
});
