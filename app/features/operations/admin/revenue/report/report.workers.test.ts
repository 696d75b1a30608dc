import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { memberships, mrrMonths } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makePlan } from "#tests/money/memberships.ts";
import { makeOrder, makeRefund } from "#tests/money/paid-orders.ts";
import { expectDistinctColumns, expectNoScan, explainPlan } from "#tests/query-plan.ts";
import { readReport } from "./read-report.server";
import { reportStatements } from "./report.repository.server";
import { reportFileOf } from "./report-file.server";
import { reportSpan } from "./report-months";
import { type ReportPart, readReportQuery } from "./report-query";
import { reportView } from "./report-view";

const now = new Date("2031-05-20T12:00:00Z");
const at = (day: string) => new Date(`2031-${day}T10:00:00Z`);
const asked = (search: string) => readReport(db, readReportQuery(new URLSearchParams(search)), now);
const reader = { language: "en" as const, formats: formatsFor({ language: "en", timeZone: "UTC" }) };

test("an empty school has an empty report in its own currency", async () => {
	const view = reportView(await asked(""), reader);
	expect(view).toMatchObject({ currencies: ["USD"], revenue: { isEmpty: true, net: "$0" }, refunds: { count: 0 } });
	expect(view.mrr).toMatchObject({ isEmpty: true, now: "$0", members: 0 });
	expect(view.cohorts.rows).toEqual([]);
});

test("payments and refunds of one currency, real or test, by days and by months, with their reasons", async () => {
	const first = await makeOrder(db, { paidAt: at("05-18"), netMinor: 29_700, taxMinor: 5643 });
	const early = await makeOrder(db, { paidAt: at("02-01"), netMinor: 10_000 });
	await makeOrder(db, { paidAt: at("05-01"), netMinor: 10_300 });
	await makeOrder(db, { paidAt: at("05-02"), netMinor: 0 });
	await makeOrder(db, { paidAt: at("05-03"), netMinor: 500, currency: "EUR" });
	await makeOrder(db, { paidAt: at("05-03"), netMinor: 700, isTest: true, gateway: "sandbox" });
	await makeOrder(db, { paidAt: at("05-04"), netMinor: 900, state: "inReview" });
	await makeRefund(db, { orderId: first, succeededAt: at("05-20"), netMinor: 9700, reasonCode: "notUsed" });
	await makeRefund(db, { orderId: early, succeededAt: at("05-19"), netMinor: 300, kind: "dispute" });
	await makeRefund(db, { orderId: first, succeededAt: null, netMinor: 100 });

	const { currencies, revenue, refunds } = reportView(await asked(""), reader);
	expect(currencies).toEqual(["USD", "EUR"]);
	expect(revenue).toMatchObject({ paid: "$400", returned: "$100", net: "$300", orders: 2 });
	expect(revenue.bars.slice(-3).map(({ label, values }) => [label, values])).toEqual([
		["May 18", [29_700, 0]],
		["May 19", [0, -300]],
		["May 20", [0, -9700]],
	]);
	expect(refunds).toMatchObject({ count: 2, amount: "$100", shareOfPaid: "25%", shareOfOrders: "100%" });
	expect(refunds.rows.map(({ kind, reason, amount, share }) => [kind, reason, amount, share])).toEqual([
		["guarantee", "notUsed", "$97", "50%"],
		["dispute", null, "$3", "50%"],
	]);
	const year = reportView(await asked("period=12m"), reader).revenue;
	expect([year.paid, year.bars.length, year.bars.slice(-4).map(({ total }) => total)]).toEqual([
		"$500",
		12,
		["$100", "$0", "$0", "$300"],
	]);
	expect(reportView(await asked("currency=EUR"), reader).revenue).toMatchObject({ paid: "€5", returned: "€0" });
	expect(reportView(await asked("mode=test"), reader).revenue).toMatchObject({ paid: "$7" });
});

test("recurring revenue begins with all that was before; members are followed from their first payment", async () => {
	const { id: planId } = await makePlan(db);
	const move = { isTest: false, currency: "USD", members: 0 };
	await db.insert(mrrMonths).values([
		{ ...move, month: "2030-01", kind: "new", amountMinor: 40_000, members: 4 },
		{ ...move, month: "2031-04", kind: "churned", amountMinor: -10_000, members: -1 },
		{ ...move, month: "2031-05", kind: "new", amountMinor: 9700, members: 1 },
		{ ...move, month: "2031-05", kind: "contraction", amountMinor: -700 },
		{ ...move, month: "2031-05", kind: "new", amountMinor: 1, members: 1, currency: "GBP" },
		{ ...move, month: "2031-05", kind: "new", amountMinor: 2, members: 1, isTest: true },
	]);
	const begin = async (paidAt: Date, endedAt: Date | null, trialUntil: Date | null = null) => {
		const userId = (await makeUser(db)).id;
		const id = `m-${userId}`;
		await db.insert(memberships).values({
			id,
			userId,
			planId,
			interval: "month",
			currency: "USD",
			amountMinor: 9700,
			language: "en",
			isTest: false,
			state: endedAt ? "cancelled" : "active",
			gateway: "stripe",
			periodUntil: now,
			periodStartedAt: paidAt,
			createdAt: paidAt,
			changedAt: paidAt,
			endedAt,
			trialUntil,
		});
		const paid = { paidAt, netMinor: 9700, kind: "plan", membershipId: id } as const;
		if (trialUntil) await makeOrder(db, { ...paid, netMinor: 0, trialDays: 14, periodNumber: 1, paidAt: at("01-05") });
		await makeOrder(db, trialUntil ? { ...paid, occasion: "renewal", periodNumber: 2 } : { ...paid, periodNumber: 1 });
		await makeOrder(db, { ...paid, occasion: "renewal", periodNumber: 3, paidAt: at("05-10") });
	};
	await begin(at("03-02"), at("04-02"));
	await begin(at("03-05"), null);
	await begin(at("03-19"), null, at("03-19"));
	await begin(at("05-01"), null);

	const report = await asked("");
	const { mrr, churn, cohorts, currencies } = reportView(report, reader);
	expect(currencies).toEqual(["USD", "EUR", "GBP"]);
	expect(mrr).toMatchObject({ isEmpty: false, now: "$390", yearly: "$4,680", members: 4 });
	expect(mrr.bars.at(-1)).toMatchObject({ label: "May 2031", values: [9700, 0, -700, 0], total: "$390" });
	expect(churn.slice(-2)).toMatchObject([
		{ month: "Apr 2031", startMembers: "4", gone: "1", memberChurn: "25%", start: "$400", revenueChurn: "25%" },
		{ month: "May 2031", startMembers: "3", gone: "0", memberChurn: "0%", lost: "$7", revenueChurn: "2.3%" },
	]);
	expect(cohorts.rows.map(({ month, members, cells }) => [month, members, cells.map(({ text }) => text)])).toEqual([
		["Mar 2031", "3", ["100%", "67%", "67%"]],
		["May 2031", "1", ["100%"]],
	]);

	const file = async (part: ReportPart) => (await reportFileOf(report, part, getFixedT("en", "revenue"))).text();
	const lines = async (part: ReportPart) => (await file(part)).split("\r\n");
	expect((await lines("revenue")).at(-1)).toBe("2031-05-20,0,97,-97,0,USD");
	expect(await lines("refunds")).toContain("guarantee,notUsed,1,97,USD");
	expect((await lines("mrr")).at(-1)).toBe("2031-05,300,97,0,-7,0,390,3,1,0,0,2.3,USD");
	expect((await lines("cohorts")).slice(1)).toEqual(["2031-03,3,3,2,2,,,,,,,,,,USD", "2031-05,1,1,,,,,,,,,,,,USD"]);
});

test("the rows that are read grow with the orders of the time that is shown, and with no other", async () => {
	const year = new Date("2035-05-20T12:00:00Z");
	const query = readReportQuery(new URLSearchParams("period=12m"));
	const rowsRead = async () => {
		let rows = 0;
		for (const statement of Object.values(reportStatements(db, query, reportSpan("12m", year)))) {
			const { sql, params } = statement.toSQL();
			const { meta } = await binding
				.prepare(sql)
				.bind(...params)
				.all();
			rows += meta.rows_read;
		}
		return rows;
	};
	for (let made = 0; made < 40; made += 1) await makeOrder(db, { paidAt: new Date("2033-05-20"), netMinor: 100 });
	const before = await rowsRead();
	expect(before).toBeLessThan(40);
	for (let made = 0; made < 40; made += 1) {
		const orderId = await makeOrder(db, { paidAt: new Date("2035-05-10"), netMinor: 100 });
		if (made < 10) await makeRefund(db, { orderId, succeededAt: new Date("2035-05-11"), netMinor: 100 });
	}
	console.log(`The report reads ${before} rows of nothing, ${await rowsRead()} of 40 orders and 10 refunds`);
	expect((await rowsRead()) - before).toBeLessThanOrEqual(40 * 5 + 10 * 8);
});

test("each statement is entered by the times of its period, and none reads a table from end to end", async () => {
	const query = readReportQuery(new URLSearchParams("period=12m"));
	const statements = Object.values(reportStatements(db, query, reportSpan("12m", now)));
	for (const statement of statements) {
		await expectNoScan(statement, ["orders", "refunds", "memberships", "mrr_months"]);
		await expectDistinctColumns(statement);
	}
	const plans = (await Promise.all(statements.map(explainPlan))).map(([line]) => line);
	expect(plans).toEqual([
		expect.stringContaining("INDEX orders_by_paid (paid_at>? AND paid_at<?)"),
		expect.stringContaining("INDEX refunds_by_success (succeeded_at>? AND succeeded_at<?)"),
		expect.stringContaining("INDEX refunds_by_success (succeeded_at>? AND succeeded_at<?)"),
		expect.stringContaining("(is_test=? AND currency=?)"),
		expect.stringContaining("INDEX orders_by_paid (paid_at>? AND paid_at<?)"),
		expect.stringContaining("(is_test=?)"),
	]);
});
