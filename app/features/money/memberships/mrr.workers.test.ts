import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { money } from "#app/shared/money.ts";
import { runTogether } from "#db/run-together.server.ts";
import { coupons, memberships, mrrMonths } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { moveClock } from "./clock/move-clock.server";
import { type MembershipEvent, membershipStep } from "./membership-steps";
import { findRules } from "./membership-tools.server";
import { stepWrites } from "./write-step.server";

const [backFill = ""] = Object.values(
	import.meta.glob<string>("../../../../db/migrations/*_mrr_of_before.sql", {
		query: "?raw",
		import: "default",
		eager: true,
	}),
);
const school = openMemberships(db);

type Joined = Parameters<typeof buyPlan>[2];
async function join(offer: Joined["offer"] = {}, coupon?: Joined["coupon"]) {
	const user = await makeUser(db);
	await buyPlan(db, school, { user, planId: (await makePlan(db)).id, offer, ...(coupon ? { coupon } : {}) });
	await school.work();
	return user.id;
}
async function of(userId: number) {
	const [row] = await db.select().from(memberships).where(eq(memberships.userId, userId));
	if (!row) throw new Error("No membership");
	return row;
}
async function deed(userId: number, deed: MembershipEvent) {
	const [before, rules, now] = [await of(userId), await findRules(db), new Date()];
	const step = membershipStep(before, deed, rules, now);
	if (step) await runTogether(db, stepWrites(db, before, step, { rules, at: now, now }));
}
const found = async () =>
	(await db.select().from(mrrMonths).orderBy(mrrMonths.kind)).map((row) => [row.kind, row.amountMinor, row.members]);

test("recurring revenue moves with each change, once; what was there before is counted alike", async () => {
	const [changes, pauses] = [await join(), await join()];
	const ends = await join({ price: money(97_000, "USD"), interval: "year" });
	const tries = await join({ trialDays: 14 });
	expect(await found()).toEqual([["new", 9700 + 9700 + 8083, 3]]);

	const { planId } = await of(changes);
	const terms = { planId, interval: "month" as const, priceId: null, amountMinor: 29_700 };
	await deed(changes, { kind: "changeNow", terms, isNewPeriod: false });
	await deed(changes, { kind: "askCancel", why: null });
	await deed(pauses, { kind: "pause", resumesAt: null });
	await deed(ends, { kind: "end", why: "refunded" });
	await deed(ends, { kind: "end", why: "refunded" });
	expect(await found()).toEqual([
		["churned", -8083, -1],
		["contraction", -9700, 0],
		["expansion", 20_000, 0],
		["new", 27_483, 3],
	]);

	await moveClock(db, school.tools, { membership: await of(tries), days: 15, now: new Date() });
	await school.work();
	const kept = await found();
	expect(kept.at(-1)).toEqual(["new", 37_183, 4]);
	expect(new Set((await db.select().from(mrrMonths)).map(({ month }) => month)).size).toBe(1);

	await db.delete(mrrMonths);
	await binding.prepare(backFill).run();
	const { results } = await binding
		.prepare("select kind, sum(amount_minor) a, sum(members) m from mrr_months group by kind order by kind")
		.all<{ kind: string; a: number; m: number }>();
	expect(results.map(({ kind, a, m }) => [kind, a, m])).toEqual(kept);
});

async function halfOfThreeMonths() {
	const terms = { percentBps: 5000, duration: "months", months: 3, scope: "all", fromAt: MADE_AT } as const;
	const [row] = await db
		.insert(coupons)
		.values({ code: "THREE", ...terms, createdAt: MADE_AT })
		.returning();
	if (!row) throw new Error("No coupon");
	return { ...row, things: [] };
}

test("a coupon lowers recurring revenue for as long as it lowers the next period", async () => {
	await db.delete(mrrMonths);
	const userId = await join({}, await halfOfThreeMonths());
	expect(await of(userId)).toMatchObject({ couponPercentBps: 5000, couponAmountMinor: null, couponPeriodsLeft: 2 });
	expect(await found()).toEqual([["new", 4850, 1]]);
	const pass = async () => {
		await moveClock(db, school.tools, { membership: await of(userId), days: 31, now: new Date() });
		await school.work();
	};
	await pass();
	expect(await found()).toEqual([["new", 4850, 1]]);
	await pass();
	expect(await found()).toEqual([
		["expansion", 4850, 0],
		["new", 4850, 1],
	]);
	await deed(userId, { kind: "end", why: "refunded" });
	expect((await found())[0]).toEqual(["churned", -9700, -1]);
});

test("of two who change a membership at once one has an effect on recurring revenue too", async () => {
	const userId = await join();
	const [before, rules, now] = [await of(userId), await findRules(db), new Date()];
	const [kept] = (await found()).filter(([kind]) => kind === "churned");
	const step = membershipStep(before, { kind: "end", why: "refunded" }, rules, now);
	if (!step) throw new Error("No step");
	const end = () => runTogether(db, stepWrites(db, before, step, { rules, at: now, now }));
	const done = await Promise.allSettled([end(), end(), end()]);
	expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	const after = (await found()).find(([kind]) => kind === "churned");
	expect(Number(after?.[2])).toBe(Number(kept?.[2] ?? 0) - 1);
});
