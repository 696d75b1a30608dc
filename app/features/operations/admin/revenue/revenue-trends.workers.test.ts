import { expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { affiliatePayoutRuns, affiliatePayouts } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeAffiliate } from "#tests/money/affiliates.ts";
import { makeOrder, makeRefund } from "#tests/money/paid-orders.ts";
import { countAttention, itemsOf } from "#tests/operations/attention.ts";
import { expectDistinctColumns, expectNoScan, explainPlan } from "#tests/query-plan.ts";
import { trendPeriod } from "../overview/trends";
import { findTrends } from "../overview/trends.repository.server";
import { revenueTrends } from "./revenue-trends";
import { revenueTrendStatements } from "./revenue-trends.repository.server";

type Asked = { toSQL: () => { sql: string } };
const isOfMoney = (statement: Asked) => /"orders"|"refunds"/.test(statement.toSQL().sql);
const now = new Date("2031-05-20T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const formats = formatsFor({ language: "en", timeZone: "UTC" });
const NONE = { paid: [], returned: [], paidBefore: [], returnedBefore: [] };

async function shown(days: 30 | 90, timeZone = "UTC") {
	const period = trendPeriod(days, now, timeZone);
	const { revenue } = await findTrends(db, period, { seesMoney: true });
	return revenueTrends(revenue ?? NONE, { days, period, timeZone, formats, language: "en" });
}

test("nothing has moved: nothing is shown", async () => {
	expect(await shown(90)).toEqual([]);
});

test("revenue is what was paid before tax less what went back, for each currency, test money apart", async () => {
	const first = await makeOrder(db, { paidAt: ago(2), netMinor: 29_700, taxMinor: 5_643 });
	await makeOrder(db, { paidAt: ago(0), netMinor: 10_000 });
	await makeOrder(db, { paidAt: ago(40), netMinor: 10_000 });
	await makeOrder(db, { paidAt: ago(1), netMinor: 1_500, currency: "EUR" });
	const tried = await makeOrder(db, { paidAt: ago(1), netMinor: 777, isTest: true, gateway: "sandbox" });
	await makeOrder(db, { paidAt: null, netMinor: 5_000, createdAt: ago(1) });
	await makeOrder(db, { paidAt: ago(1), netMinor: 5_000, state: "inReview" });
	await makeOrder(db, { paidAt: ago(-1), netMinor: 5_000 });
	await makeRefund(db, { orderId: first, succeededAt: ago(1), netMinor: 9_700, taxMinor: 1_843 });
	await makeRefund(db, { orderId: first, succeededAt: null, netMinor: 5_000 });
	await makeRefund(db, { orderId: first, succeededAt: ago(1), state: "failed", netMinor: 5_000 });
	await makeRefund(db, { orderId: tried, succeededAt: ago(0), netMinor: 777 });

	const data = await shown(30);
	expect(
		data.map(({ currency, isTest, sum, paid, returned, before, change }) => [
			currency,
			isTest,
			sum,
			paid,
			returned,
			before,
			change?.text ?? null,
		]),
	).toEqual([
		["USD", false, "$300", "$397", "$97", "$100", "+200%"],
		["EUR", false, "€15", "€15", "€0", "€0", null],
		["USD", true, "$0", "$7.77", "$7.77", "$0", null],
	]);
	expect(data[0]?.bars).toHaveLength(30);
	expect(data[0]?.bars.slice(-3).map(({ values, total }) => [values, total])).toEqual([
		[[29_700, 0], "$297"],
		[[0, -9_700], "-$97"],
		[[10_000, 0], "$100"],
	]);
	expect(data[0]?.marks.map(({ text }) => text)).toEqual(["-$100", "$0", "$100", "$200", "$300"]);
	expect((await shown(90))[0]).toMatchObject({ sum: "$400", before: "$0", change: null });
	expect((await shown(30, "Pacific/Kiritimati"))[0]?.bars.slice(-1)[0]?.values).toEqual([10_000, 0]);
});

test("who may not see money asks for none", async () => {
	const asked: number[] = [];
	const batch: typeof db.batch = (statements) => {
		asked.push(statements.filter((one) => "toSQL" in one && isOfMoney(one as Asked)).length);
		return db.batch(statements);
	};
	const watched = new Proxy(db, { get: (of, name) => (name === "batch" ? batch : Reflect.get(of, name)) });
	const period = trendPeriod(30, now, "UTC");
	expect((await findTrends(watched, period, { seesMoney: false })).revenue).toBeNull();
	expect((await findTrends(watched, period, { seesMoney: true })).revenue?.paid.length).toBeGreaterThan(0);
	expect(asked).toEqual([0, 4]);
});

test("orders to look at and payouts to make need attention, each with its page", async () => {
	const before = await countAttention(db, now);
	await makeOrder(db, { paidAt: null, netMinor: 5_000, state: "inReview" });
	const affiliate = await makeAffiliate(db);
	const at = { createdAt: now, currency: "USD", amountMinor: 5_000, commissionCount: 1, isTest: false };
	await db.insert(affiliatePayoutRuns).values({ id: "run", month: "2031-05", state: "done", startedAt: now });
	await db.insert(affiliatePayouts).values([
		{ ...at, id: "due", runId: "run", affiliateId: affiliate.id, state: "open" },
		{ ...at, id: "made", runId: "run", affiliateId: affiliate.id, state: "paid", currency: "EUR", paidAt: now },
	]);

	const attention = await countAttention(db, now);
	expect(attention).toMatchObject({
		ordersInReview: (before.ordersInReview ?? 0) + 1,
		openPayouts: (before.openPayouts ?? 0) + 1,
	});
	const items = itemsOf(attention).map(({ name, to }) => [name, to]);
	expect(items).toContainEqual(["ordersInReview", "/admin/orders?state=inReview"]);
	expect(items).toContainEqual(["openPayouts", "/admin/payouts"]);
	const closed = itemsOf(attention, (path) => path === "/admin/refunds");
	expect(closed.map(({ name }) => name)).toEqual(["waitingRefunds"]);
});

test("no statement reads all orders or refunds: they are entered by their times", async () => {
	const statements = Object.values(revenueTrendStatements(db, trendPeriod(90, now, "UTC")));
	for (const statement of statements) {
		await expectNoScan(statement, ["orders", "refunds"]);
		await expectDistinctColumns(statement);
	}
	const plans = (await Promise.all(statements.map(explainPlan))).map((lines) => lines[0]);
	expect(plans).toEqual([
		expect.stringContaining("USING INDEX orders_by_paid (paid_at>? AND paid_at<?)"),
		expect.stringContaining("USING INDEX refunds_by_success (succeeded_at>? AND succeeded_at<?)"),
		expect.stringContaining("USING INDEX orders_by_paid (paid_at>? AND paid_at<?)"),
		expect.stringContaining("USING INDEX refunds_by_success (succeeded_at>? AND succeeded_at<?)"),
	]);
});
