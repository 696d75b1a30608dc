import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { JobOutcome, JobTools } from "#app/features/operations/jobs/outbox/job-handler.ts";
import {
	affiliateCustomers,
	affiliateFlags,
	affiliatePayoutRuns,
	affiliatePayouts,
	affiliates,
	commissions,
	outbox,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT } from "#tests/factories.ts";
import { doJob, makeAffiliate } from "#tests/money/affiliates.ts";
import { sumBalances } from "../commissions/balances.repository.server";
import { COMMISSIONS_AT_ONCE, payOutStep } from "./payout-step.server";
import { startRun } from "./start-run.server";

type Affiliate = Awaited<ReturnType<typeof makeAffiliate>>;
let month = 0;
const nextMonth = () => new Date(Date.UTC(2027, month++, 1));

beforeEach(async () => {
	await db.update(affiliates).set({ status: "suspended" });
});

async function earn({ id: affiliateId }: Affiliate, amounts: number[], isTest = false) {
	const [customer] = await db
		.insert(affiliateCustomers)
		.values({ affiliateId, rateBps: 5000, firstSaleAt: MADE_AT, endsAt: MADE_AT })
		.returning();
	await db.run(sql`insert into commissions (id, affiliate_id, customer_id, kind, order_id, number, via, state, currency,
		base_minor, rate_bps, amount_minor, void_minor, is_test, sold_at, final_at, approved_at, changed_at)
		select lower(hex(randomblob(16))), ${affiliateId}, ${customer?.id}, iif(value < 0, 'correction', 'sale'),
			lower(hex(randomblob(16))), iif(value < 0, 1, 0), 'click', 'approved', 'USD', 2 * abs(value), 5000, value,
			max(-value, 0), ${isTest ? 1 : 0}, ${MADE_AT.getTime()}, ${MADE_AT.getTime()}, ${MADE_AT.getTime()},
			${MADE_AT.getTime()} from json_each(${JSON.stringify(amounts)})`);
}

const step =
	(dueAt: Date) =>
	(job: { payload: { runId: string } }, tools: JobTools): Promise<JobOutcome> =>
		payOutStep({ ...job, id: "step", kind: "affiliate.payout", dueAt }, tools);

async function run(at = nextMonth()) {
	const started = await startRun(db, { actorId: null, requestId: "test", now: at });
	if (!started.ok) return 0;
	const [{ payload } = { payload: null }] = await db.select().from(outbox).where(eq(outbox.id, started.jobId));
	const runId = String((payload as { runId: string }).runId);
	let steps = 0;
	for (let goesOn = true; goesOn; steps += 1) {
		const outcome = await doJob(db, step(at), { runId }, at);
		goesOn = "next" in outcome && outcome.next !== undefined;
	}
	return steps;
}
const payoutsOf = ({ id }: Affiliate) => db.select().from(affiliatePayouts).where(eq(affiliatePayouts.affiliateId, id));
const balance = async ({ id }: Affiliate, account: string) =>
	(await sumBalances(db, id)).find((one) => one.account === account)?.amountMinor ?? 0;

describe("a payout run", () => {
	test("pays who has the minimum, and carries over who has not", async () => {
		const [ann, ben] = [await makeAffiliate(db), await makeAffiliate(db)];
		await earn(ann, [3000, 2000]);
		await earn(ben, [4999]);
		await run();
		expect(await payoutsOf(ann)).toMatchObject([{ amountMinor: 5000, commissionCount: 2, state: "open" }]);
		expect([await payoutsOf(ben), await balance(ben, "approved")]).toEqual([[], 4999]);
		await earn(ben, [1]);
		await run();
		expect(await payoutsOf(ben)).toMatchObject([{ amountMinor: 5000, commissionCount: 2 }]);
		expect([await balance(ann, "scheduled"), await balance(ann, "approved")]).toEqual([5000, 0]);
	});

	test("takes off what was clawed back, and carries a debt over", async () => {
		const ann = await makeAffiliate(db);
		await earn(ann, [-9000]);
		await run();
		await earn(ann, [10_000]);
		await run();
		expect(await payoutsOf(ann)).toEqual([]);
		await earn(ann, [5000]);
		await run();
		expect(await payoutsOf(ann)).toMatchObject([{ amountMinor: 6000, commissionCount: 3 }]);
	});

	test.each<[string, Partial<typeof affiliates.$inferInsert>]>([
		["without details", { payoutSealed: null }],
		["whose tax form is not accepted", { taxForm: "submitted" }],
		["who is suspended", { status: "suspended" }],
	])("leaves out one %s", async (_who, given) => {
		const ann = await makeAffiliate(db, given);
		await earn(ann, [9000]);
		await run();
		expect(await payoutsOf(ann)).toEqual([]);
	});

	test("leaves out one whom a person has to look at, and pays the next time", async () => {
		const ann = await makeAffiliate(db);
		await earn(ann, [9000]);
		const flag = { id: crypto.randomUUID(), affiliateId: ann.id, kind: "saleBurst" as const, subject: "x" };
		await db.insert(affiliateFlags).values({ ...flag, state: "open", raisedAt: MADE_AT });
		await run();
		expect(await payoutsOf(ann)).toEqual([]);
		await db.update(affiliateFlags).set({ state: "dismissed" }).where(eq(affiliateFlags.id, flag.id));
		await run();
		expect(await payoutsOf(ann)).toHaveLength(1);
	});

	test("never mixes test money with real money", async () => {
		const ann = await makeAffiliate(db);
		await earn(ann, [6000]);
		await earn(ann, [7000], true);
		await run();
		const found = await payoutsOf(ann);
		expect(found.map(({ isTest, amountMinor }) => [isTest, amountMinor]).sort()).toEqual([
			[false, 6000],
			[true, 7000],
		]);
	});

	test("goes through many commissions of one, and many affiliates, in bounded steps", async () => {
		const many = await makeAffiliate(db);
		await earn(
			many,
			Array.from({ length: 2 * COMMISSIONS_AT_ONCE + 7 }, () => 100),
		);
		const others = [];
		for (let n = 0; n < 60; n += 1) others.push(await makeAffiliate(db));
		for (const one of others) await earn(one, [6000]);
		expect(await run()).toBeGreaterThan(4);
		const sum = (2 * COMMISSIONS_AT_ONCE + 7) * 100;
		expect(await payoutsOf(many)).toMatchObject([{ amountMinor: sum, state: "open" }]);
		const paid = await Promise.all(others.map(payoutsOf));
		expect(paid.every((found) => found.length === 1 && found[0]?.amountMinor === 6000)).toBe(true);
		const left = await db
			.select()
			.from(commissions)
			.where(and(eq(commissions.affiliateId, many.id), eq(commissions.state, "approved")));
		expect(left).toEqual([]);
	});

	test("begins once a month, also when two begin it at once", async () => {
		const at = nextMonth();
		const begin = () => startRun(db, { actorId: null, requestId: "test", now: at });
		const outcomes = await Promise.all([begin(), begin(), begin()]);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		await db.update(affiliatePayoutRuns).set({ state: "done" });
	});
});

describe("somebody whose account was erased", () => {
	const sealedOf = async ({ id }: Affiliate) =>
		(await db.select().from(affiliates).where(eq(affiliates.id, id)))[0]?.payoutSealed;
	const erase = ({ id }: Affiliate) => db.update(affiliates).set({ userId: null }).where(eq(affiliates.id, id));

	test("is paid what was earned, and only then is it forgotten whom to pay", async () => {
		const affiliate = await makeAffiliate(db, { payoutSealed: "sealed", taxForm: "accepted" });
		await earn(affiliate, [1_000]);
		await erase(affiliate);
		expect(await sealedOf(affiliate)).toBe("sealed");
		await run();
		const [payout] = await payoutsOf(affiliate);
		expect(payout).toMatchObject({ state: "open", amountMinor: 1_000 });
		expect(await sealedOf(affiliate)).toBe("sealed");
		await db.update(commissions).set({ state: "paid" }).where(eq(commissions.affiliateId, affiliate.id));
		expect(await sealedOf(affiliate)).toBeNull();
	});

	test("leaves nothing behind where nothing is owed, or who was barred", async () => {
		const one = await makeAffiliate(db, { payoutSealed: "sealed", taxForm: "accepted" });
		const barred = await makeAffiliate(db, { payoutSealed: "sealed", taxForm: "accepted", status: "suspended" });
		await earn(barred, [1_000]);
		await erase(one);
		await erase(barred);
		expect([await sealedOf(one), await sealedOf(barred)]).toEqual([null, null]);
	});
});
