import { expect, test } from "vitest";
import { courseOrderSearch, orderedCourses, readCourseOrder } from "./course-order";
import type { TaughtCourse } from "./taught-courses.repository.server";

const course = (title: string, more: Partial<TaughtCourse>) =>
	({
		title,
		enrollmentCount: 0,
		active: 0,
		completed: null,
		medianHours: null,
		joinedRecent: 0,
		ratingSum: 0,
		ratingCount: 0,
		...more,
	}) as TaughtCourse;
const courses = [
	course("Öl", { enrollmentCount: 30, completed: 6, active: 9, medianHours: 50 }),
	course("Zinn", { enrollmentCount: 90, ratingSum: 9, ratingCount: 2, active: 7 }),
	course("Amt", { enrollmentCount: 50, completed: 35, ratingSum: 4, ratingCount: 1, active: 8, medianHours: 20 }),
];
const titles = (asked: string) =>
	orderedCourses(courses, readCourseOrder(new URLSearchParams({ courses: asked })), "de").map(({ title }) => title);

test.each([
	["", ["Öl", "Zinn", "Amt"]],
	["nothing", ["Öl", "Zinn", "Amt"]],
	["title", ["Amt", "Öl", "Zinn"]],
	["-title", ["Zinn", "Öl", "Amt"]],
	["-enrolled", ["Zinn", "Amt", "Öl"]],
	["completed", ["Öl", "Amt", "Zinn"]],
	["-completed", ["Amt", "Öl", "Zinn"]],
	["median", ["Amt", "Öl", "Zinn"]],
	["-active", ["Öl", "Amt", "Zinn"]],
	["-rating", ["Zinn", "Amt", "Öl"]],
])("courses=%s", (asked, expected) => {
	expect(titles(asked)).toEqual(expected);
});

test("a figure that is withheld does not show through the order", () => {
	const few = course("Wenige", { enrollmentCount: 4, completed: 4, active: 4 });
	const order = readCourseOrder(new URLSearchParams({ courses: "-completed" }));
	expect(orderedCourses([few, ...courses], order, "de").map(({ title }) => title)).toEqual([
		"Amt",
		"Öl",
		"Wenige",
		"Zinn",
	]);
});

test("a head begins with the largest, turns round, and keeps what else is asked", () => {
	const params = new URLSearchParams("course=2&courses=-rating");
	expect(courseOrderSearch(params, "enrolled", readCourseOrder(params))).toBe("?course=2&courses=-enrolled");
	expect(courseOrderSearch(params, "rating", readCourseOrder(params))).toBe("?course=2&courses=rating");
	expect(courseOrderSearch(params, "title", readCourseOrder(params))).toBe("?course=2&courses=title");
});
