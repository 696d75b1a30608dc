import { describe, expect, test } from "vitest";
import { deedWords } from "#app/features/operations/audit/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { revenueTrends } from "../revenue/revenue-trends";
import type { OverviewRows } from "./overview.repository.server";
import { overviewData } from "./overview-data";
import { trendFile } from "./trend-file.server";
import { periodOf, readTrendRange, trendData, trendPeriod, trendSearch } from "./trends";

const now = new Date("2026-11-23T10:00:00Z");
const formats = formatsFor({ language: "en", timeZone: "UTC" });
const read = (search: string) => readTrendRange(new URLSearchParams(search), "2026-11-23");
const quarter = (at: string) => Math.floor(Date.parse(at) / (15 * 60_000));

describe("the range of an address", () => {
	test.each([
		"",
		"days=",
		"days=7.0",
		"days=-7",
		"days=1e1",
		"days=%ud83d",
		"from=&to=",
		"from=x&to=y",
		"from=1999-01-01&to=1999-02-01",
	])("that asks for nothing that there is has thirty days: %j", (search) => {
		expect(read(search)).toEqual({ days: 30, from: null });
	});

	test("of one day is that day, and ends today at the latest", () => {
		expect(read("from=2026-11-23&to=2026-11-23")).toEqual({ days: 1, from: "2026-11-23", to: "2026-11-23" });
		expect(read("from=2026-11-23&to=2099-01-01")).toEqual({ days: 1, from: "2026-11-23", to: "2026-11-23" });
	});

	test("counts the days of a leap year, and of the weeks in which clocks change", () => {
		expect(readTrendRange(new URLSearchParams("from=2028-02-28&to=2028-03-01"), "2028-04-01").days).toBe(3);
		expect(read("from=2026-10-20&to=2026-11-05").days).toBe(17);
	});

	test("is written as it is read", () => {
		expect(trendSearch(read("days=90"))).toBe("?days=90");
		expect(trendSearch(read("from=2026-11-10&to=2026-11-01"))).toBe("?from=2026-11-01&to=2026-11-10");
	});
});

describe("a period", () => {
	test("of the last days goes back whole days from now, by the reader's calendar", () => {
		expect(trendPeriod(7, now, "UTC")).toMatchObject({
			first: "2026-11-17",
			last: "2026-11-23",
			firstBefore: "2026-11-10",
		});
		expect(trendPeriod(7, now, "Pacific/Kiritimati").last).toBe("2026-11-24");
		expect(trendPeriod(7, now, "UTC").from.toISOString()).toBe("2026-11-16T10:00:00.000Z");
	});

	test("of days of a calendar is as long as they are, where a day has 23 or 25 hours", () => {
		const hours = (day: string, timeZone: string) => {
			const { from, now: until } = periodOf(
				{ days: 1, from: day, to: day },
				new Date("2027-06-01T00:00:00Z"),
				timeZone,
			);
			return (until.getTime() - from.getTime()) / 3_600_000;
		};
		expect(hours("2026-03-29", "Europe/Berlin")).toBe(23);
		expect(hours("2026-10-25", "Europe/Berlin")).toBe(25);
		expect(hours("2026-10-26", "Europe/Berlin")).toBe(24);
		expect(hours("2026-10-04", "Australia/Lord_Howe")).toBe(23.5);
	});

	test("and the one before it touch, and do not overlap", () => {
		const range = { days: 3, from: "2026-11-20", to: "2026-11-22" } as const;
		const period = periodOf(range, now, "Asia/Kathmandu");
		const before = periodOf({ days: 3, from: "2026-11-17", to: "2026-11-19" }, now, "Asia/Kathmandu");
		expect(before.now).toEqual(period.from);
		expect(before.from).toEqual(period.fromBefore);
	});
});

describe("a trend", () => {
	const reader = { days: 3, period: trendPeriod(3, now, "UTC"), timeZone: "UTC", formats };
	const trend = (given: Partial<Parameters<typeof trendData>[0][number]>, more: Partial<typeof reader> = {}) =>
		trendData([{ name: "registrations", counted: [], sum: 0, before: 0, ...given }], { ...reader, ...more })[0];

	test("has a bar for each day, also for those on which nothing was", () => {
		const counted = [
			{ quarter: quarter("2026-11-23T00:00:00Z"), count: 2 },
			{ quarter: quarter("2026-11-22T23:45:00Z"), count: 1 },
			{ quarter: quarter("2026-11-23T09:59:00Z"), count: 3 },
		];
		expect(trend({ counted })?.bars.map(({ day, value, isToday }) => [day, value, isToday])).toEqual([
			["2026-11-21", 0, false],
			["2026-11-22", 1, false],
			["2026-11-23", 5, true],
		]);
	});

	test("counts a quarter of an hour on the day of the reader", () => {
		const counted = [{ quarter: quarter("2026-11-22T18:15:00Z"), count: 1 }];
		const timeZone = "Asia/Kathmandu";
		const bars = trend({ counted }, { timeZone, period: trendPeriod(3, now, timeZone) })?.bars;
		expect(bars?.find(({ value }) => value === 1)?.day).toBe("2026-11-23");
	});

	test("that ended on an earlier day ends with that day", () => {
		const period = periodOf({ days: 3, from: "2026-11-01", to: "2026-11-03" }, now, "UTC");
		expect(trend({}, { period })?.bars.map(({ day }) => day)).toEqual(["2026-11-01", "2026-11-02", "2026-11-03"]);
	});

	test.each([
		[0, 0, null],
		[5, 0, null],
		[0, 5, "-100%"],
		[5, 5, "0%"],
		[15, 5, "+200%"],
		[2, 3, "-33%"],
		[1_000, 999, "0%"],
	])("of %d after %d is told as %s", (sum, before, text) => {
		expect(trend({ sum, before })?.change?.text ?? null).toBe(text);
	});

	test("is a file with a line for each day, money of each kind in a column of its own", async () => {
		const counts = trendData(
			[
				{ name: "registrations", counted: [{ day: "2026-11-22", count: 4 }], sum: 4, before: 0 },
				{ name: "learners", counted: [], sum: 0, before: 0 },
			],
			reader,
		);
		const paid = [
			{ currency: "USD", isTest: false, minor: 29_750, quarter: quarter("2026-11-22T08:00:00Z") },
			{ currency: "JPY", isTest: true, minor: 500, quarter: quarter("2026-11-22T08:00:00Z") },
		] as const;
		const returned = [{ ...paid[1], minor: 1_000 }];
		const rows = { paid, returned, paidBefore: [], returnedBefore: [] };
		const revenue = revenueTrends(rows, { ...reader, language: "en" });
		const lines = (await (await trendFile({ counts, revenue }, "en")).text()).split("\r\n");
		expect(lines).toHaveLength(4);
		expect(lines[0]).toContain("USD");
		expect(lines[0]).toContain("JPY");
		expect(lines[2]).toBe("2026-11-22,4,0,297.5,-500");
		const closed = await (await trendFile({ counts, revenue: null }, "en")).text();
		expect(closed).not.toContain("USD");
	});
});

describe("the overview", () => {
	const rows: OverviewRows = {
		totals: [],
		countries: [],
		entries: [],
		newcomers: [],
		setup: [],
		settings: [],
		waitingMail: 0,
		attention: {},
	};

	test("of a school without anybody is all zeros", () => {
		expect(overviewData(rows, { formats, words: deedWords("en") })).toMatchObject({
			totals: { users: "0", enrollments: "0", active: "0", completed: "0" },
			countryCount: 0,
			countries: [],
			entries: [],
			newcomers: [],
		});
	});

	test("writes figures and dates in the reader's own writing", () => {
		const at = new Date("2026-11-22T23:30:00Z");
		const about = { subjectKind: "user", subjectId: "1", before: null, after: null };
		const full: OverviewRows = {
			...rows,
			totals: [{ name: "users", value: 1_234_567 }],
			countries: [{ country: "IE", users: 12_000, countries: 41 }],
			entries: [{ id: "e", deed: "auth.signIn", actorId: null, actorName: null, at, ...about }],
			newcomers: [{ id: 1, name: "李", email: "l@x.example", role: "student", country: null, createdAt: at }],
		};
		const german = overviewData(full, {
			formats: formatsFor({ language: "de", timeZone: "Europe/Berlin" }),
			words: deedWords("de"),
		});
		expect(german.totals.users).toBe("1.234.567");
		expect(german.countries).toEqual([{ name: "Irland", users: 12_000, written: "12.000" }]);
		expect(german.countryCount).toBe(41);
		expect(german.entries[0]).toMatchObject({ instant: at.toISOString() });
		expect(german.entries[0]?.sentence).toContain("hat sich angemeldet");
		expect(german.newcomers[0]).toMatchObject({ name: "李", country: null, registeredAt: "23.11.2026" });
	});
});
