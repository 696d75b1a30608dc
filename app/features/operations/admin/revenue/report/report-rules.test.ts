import { describe, expect, test } from "vitest";
import { cohorts } from "./cohorts";
import { type MrrRow, mrrMonths, roundedShare } from "./mrr-months";
import { monthsBetween, reportSpan } from "./report-months";
import { readReportPart, readReportQuery, reportAddress, reportFile } from "./report-query";

const now = new Date("2027-01-31T23:30:00Z");

describe("what is asked for", () => {
	test.each([
		["", { period: "30", currency: "USD", mode: "live" }],
		["period=90&currency=EUR&mode=test", { period: "90", currency: "EUR", mode: "test" }],
		["period=7&currency=eur&mode=both", { period: "30", currency: "USD", mode: "live" }],
		["currency=EURO", { period: "30", currency: "USD", mode: "live" }],
	])("%s", (search, query) => {
		expect(readReportQuery(new URLSearchParams(search))).toEqual(query);
	});

	test("a school that takes test money shows that, unless asked otherwise", () => {
		expect(readReportQuery(new URLSearchParams(), "test").mode).toBe("test");
		expect(readReportQuery(new URLSearchParams("mode=live"), "test").mode).toBe("live");
	});

	test("addresses leave out a usual period and currency, and name the mode", () => {
		const query = readReportQuery(new URLSearchParams());
		expect(reportAddress(query)).toBe("/admin/revenue?mode=live");
		expect(reportAddress(query, { period: "12m", mode: "test" })).toBe("/admin/revenue?period=12m&mode=test");
		expect(reportFile(query, "mrr")).toBe("/admin/revenue.csv?mode=live&part=mrr");
		expect(reportFile({ ...query, currency: "EUR" }, "mrr")).toBe("/admin/revenue.csv?currency=EUR&mode=live&part=mrr");
		expect(readReportPart(new URLSearchParams("part=cohorts"))).toBe("cohorts");
		expect(readReportPart(new URLSearchParams("part=all"))).toBe("revenue");
	});
});

describe("days and months", () => {
	test("thirty days of UTC end today; twelve months end with the one that runs", () => {
		const { buckets, from, months, monthsFrom } = reportSpan("30", now);
		expect([buckets.length, buckets[0], buckets.at(-1)]).toEqual([30, "2027-01-02", "2027-01-31"]);
		expect(from).toEqual(new Date("2027-01-02T00:00:00Z"));
		expect([months.length, months[0], months.at(-1)]).toEqual([12, "2026-02", "2027-01"]);
		expect(monthsFrom).toEqual(new Date("2026-02-01T00:00:00Z"));
		expect(reportSpan("12m", now)).toMatchObject({ buckets: months, from: monthsFrom });
	});

	test.each([
		["2026-12", "2027-01", 1],
		["2026-02", "2027-02", 12],
		["2026-02", "2026-02", 0],
		["2026-03", "2026-02", -1],
	])("from %s to %s: %d", (from, to, count) => {
		expect(monthsBetween(from, to)).toBe(count);
	});
});

describe("recurring revenue by months", () => {
	const row = (month: string | null, kind: MrrRow["kind"], amountMinor: number, members: number): MrrRow => ({
		month,
		kind,
		amountMinor,
		members,
	});

	test("each month begins with what the one before has left", () => {
		const rows = [
			row(null, "new", 40_000, 5),
			row(null, "churned", -10_000, -1),
			row("2026-12", "new", 10_000, 1),
			row("2026-12", "churned", -3000, -2),
			row("2027-01", "expansion", 2000, 0),
			row("2027-01", "contraction", -1000, 0),
		];
		expect(mrrMonths(rows, ["2026-12", "2027-01"])).toEqual([
			{
				month: "2026-12",
				startMinor: 30_000,
				startMembers: 4,
				came: 1,
				gone: 2,
				endMinor: 37_000,
				endMembers: 3,
				moved: { new: 10_000, expansion: 0, contraction: 0, churned: -3000 },
				memberChurn: 50,
				revenueChurn: 10,
			},
			{
				month: "2027-01",
				startMinor: 37_000,
				startMembers: 3,
				came: 0,
				gone: 0,
				endMinor: 38_000,
				endMembers: 3,
				moved: { new: 0, expansion: 2000, contraction: -1000, churned: 0 },
				memberChurn: 0,
				revenueChurn: 2.7,
			},
		]);
	});

	test("of nothing no share is told", () => {
		expect(mrrMonths([], ["2027-01"])[0]).toMatchObject({ endMinor: 0, memberChurn: null, revenueChurn: null });
		expect([roundedShare(1, 3), roundedShare(0, 3), roundedShare(1, 0)]).toEqual([33.3, 0, null]);
	});
});

test("those who paid first in a month are followed to the one that runs", () => {
	const months = ["2026-11", "2026-12", "2027-01"];
	const rows = [
		{ began: "2026-11", ended: null, members: 6 },
		{ began: "2026-11", ended: "2026-11", members: 1 },
		{ began: "2026-11", ended: "2027-01", members: 3 },
		// Possible with a shifted clock: that month is in the future.
		{ began: "2027-01", ended: "2028-05", members: 2 },
		{ began: "2026-10", ended: null, members: 9 },
	];
	expect(cohorts(rows, months)).toEqual([
		{ month: "2026-11", members: 10, kept: [9, 9, 6] },
		{ month: "2027-01", members: 2, kept: [2] },
	]);
});
