import { expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { waitingList } from "./waiting-list";

const formats = formatsFor({ language: "en", timeZone: "UTC" });
const now = new Date("2026-11-20T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const course = (id: number, waitingReviews: number, waitingSince: Date | null, publishedAt: Date | null = now) => ({
	id,
	title: `Course ${id}`,
	waitingReviews,
	waitingSince,
	publishedAt,
	formerPublishedAt: null as Date | null,
	sentBackAt: null,
});

test("reviews wait by course, the oldest first, and stand out after three days", () => {
	const { lines, total } = waitingList([course(1, 2, daysAgo(1)), course(2, 1, daysAgo(9)), course(3, 0, null)], {
		formats,
		now,
	});
	expect(lines.map(({ courseId, count, isOverdue, since }) => [courseId, count, isOverdue, since])).toEqual([
		[2, 1, true, "Nov 11, 2026"],
		[1, 2, false, "Nov 19, 2026"],
	]);
	expect(total).toBe(3);
});

test("a course that is not published waits, behind the reviews", () => {
	const { lines } = waitingList([course(1, 0, null, null), course(2, 100, daysAgo(1))], { formats, now });
	expect(lines.map(({ kind, isMore, to }) => [kind, isMore, to])).toEqual([
		["reviews", true, "/instructor-dashboard/reviews?course=2&state=waiting"],
		["unpublished", false, "/instructor-dashboard/courses/1"],
	]);
});

test("a course that an admin has withdrawn does not wait for its teacher", () => {
	const withdrawn = { ...course(1, 0, null, null), formerPublishedAt: daysAgo(9) };
	expect(waitingList([withdrawn], { formats, now }).lines).toEqual([]);
});

test("what an admin has sent back stands first, with the way to the remarks", () => {
	const sentBack = { ...course(1, 0, null), sentBackAt: daysAgo(4) };
	const { lines } = waitingList([course(2, 1, daysAgo(9)), sentBack], { formats, now });
	expect(lines.map(({ kind, isOverdue, to }) => [kind, isOverdue, to])).toEqual([
		["sentBack", true, "/instructor-dashboard/courses/1/publish"],
		["reviews", true, "/instructor-dashboard/reviews?course=2&state=waiting"],
	]);
	expect(waitingList([{ ...sentBack, sentBackAt: null }], { formats, now }).lines).toEqual([]);
});

test("nothing waits where all is answered, and of many lines the first six are shown", () => {
	expect(waitingList([course(1, 0, null)], { formats, now })).toEqual({ lines: [], more: 0, total: 0 });
	const many = Array.from({ length: 9 }, (_, at) => course(at, 1, daysAgo(at)));
	expect(waitingList(many, { formats, now })).toMatchObject({ more: 3, total: 9 });
});
