import { expect, test } from "vitest";
import { periodOf, readTrendRange, trendSearch } from "./trends";

const read = (search: string) => readTrendRange(new URLSearchParams(search), "2026-11-23");

test.each([
	["", { days: 30, from: null }],
	["days=7", { days: 7, from: null }],
	["days=8", { days: 30, from: null }],
	["from=2026-11-01&to=2026-11-10", { days: 10, from: "2026-11-01", to: "2026-11-10" }],
	["from=2026-11-10&to=2026-11-01", { days: 10, from: "2026-11-01", to: "2026-11-10" }],
	["from=2026-11-20&to=2027-01-01", { days: 4, from: "2026-11-20", to: "2026-11-23" }],
	["from=2020-01-01&to=2026-11-23", { days: 186, from: "2026-05-22", to: "2026-11-23" }],
	["from=2026-12-01&to=2026-12-02", { days: 30, from: null }],
	["from=2026-02-31&to=2026-03-02", { days: 30, from: null }],
	["from=2026-11-01", { days: 30, from: null }],
])("%s is read", (search, range) => {
	expect(read(search)).toEqual(range);
	expect(readTrendRange(new URLSearchParams(trendSearch(read(search))), "2026-11-23")).toEqual(range);
});

test("a range of one's own lies between midnights of the reader's calendar, and ends with now at the latest", () => {
	const now = new Date("2026-11-23T10:00:00Z");
	const instants = (to: string, timeZone: string) => {
		const { firstBefore, fromBefore, from, now: end } = periodOf(read(`from=2026-11-20&to=${to}`), now, timeZone);
		return [firstBefore, ...[fromBefore, from, end].map((at) => at.toISOString())];
	};
	expect(instants("2026-11-21", "Asia/Kathmandu")).toEqual([
		"2026-11-18",
		"2026-11-17T18:14:59.999Z",
		"2026-11-19T18:14:59.999Z",
		"2026-11-21T18:14:59.999Z",
	]);
	expect(instants("2026-11-23", "America/New_York")).toEqual([
		"2026-11-16",
		"2026-11-16T04:59:59.999Z",
		"2026-11-20T04:59:59.999Z",
		"2026-11-23T10:00:00.000Z",
	]);
});
