import { expect, test } from "vitest";
import { COURSES_LIST } from "./courses-query";
import { findCourses } from "./find-courses";

const at = new Date("2026-11-20T10:00:00Z");
const course = (title: string, more: object = {}) => ({
	title,
	teacherId: 1,
	teacher: "Ingrid",
	publishedAt: at as Date | null,
	formerPublishedAt: null as Date | null,
	enrolled: 0,
	priceCents: 0,
	drafts: 0,
	waitingSince: null as Date | null,
	...more,
});
const COURSES = [
	course("Sellers", { enrolled: 5, drafts: 2 }),
	course("Analysis", { enrolled: 9, teacherId: 2, teacher: "Bo", waitingSince: at }),
	course("Closing", { publishedAt: null, priceCents: 2_900 }),
];
const found = (search: string) =>
	findCourses(COURSES, COURSES_LIST.parse(new URLSearchParams(search)), "en").map(
		({ title, number }) => `${number} ${title}`,
	);

test.each([
	["", ["1 Sellers", "2 Analysis", "3 Closing"]],
	["sort=-order", ["3 Closing", "2 Analysis", "1 Sellers"]],
	["sort=title", ["2 Analysis", "3 Closing", "1 Sellers"]],
	["sort=-enrolled", ["2 Analysis", "1 Sellers", "3 Closing"]],
	["sort=-price", ["3 Closing", "1 Sellers", "2 Analysis"]],
	["state=published", ["1 Sellers", "2 Analysis"]],
	["state=unpublished", ["3 Closing"]],
	["state=waiting", ["2 Analysis"]],
	["state=drafts", ["1 Sellers"]],
	["teacher=2", ["2 Analysis"]],
	["teacher=x", []],
	["q=bo", ["2 Analysis"]],
	["q=SELL", ["1 Sellers"]],
])("%s", (search, titles) => {
	expect(found(search)).toEqual(titles);
});
