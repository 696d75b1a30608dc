import { expect, test } from "vitest";
import { courseOrderSearch, orderedCourses, readCourseOrder } from "./course-order";
import type { TaughtCourse } from "./teaching.repository.server";

const course = (title: string, more: Partial<TaughtCourse>) =>
	({
		title,
		enrollmentCount: 0,
		active: 0,
		completed: 0,
		averageProgress: null,
		ratingSum: 0,
		ratingCount: 0,
		...more,
	}) as TaughtCourse;
const courses = [
	course("Öl", { enrollmentCount: 3, averageProgress: 20 }),
	course("Zinn", { enrollmentCount: 9, ratingSum: 9, ratingCount: 2 }),
	course("Amt", { enrollmentCount: 5, averageProgress: 70, ratingSum: 4, ratingCount: 1 }),
];
const titles = (asked: string) =>
	orderedCourses(courses, readCourseOrder(new URLSearchParams({ courses: asked })), "de").map(({ title }) => title);

test.each([
	["", ["Öl", "Zinn", "Amt"]],
	["nothing", ["Öl", "Zinn", "Amt"]],
	["title", ["Amt", "Öl", "Zinn"]],
	["-title", ["Zinn", "Öl", "Amt"]],
	["-enrolled", ["Zinn", "Amt", "Öl"]],
	["progress", ["Öl", "Amt", "Zinn"]],
	["-progress", ["Amt", "Öl", "Zinn"]],
	["-rating", ["Zinn", "Amt", "Öl"]],
])("courses=%s", (asked, expected) => {
	expect(titles(asked)).toEqual(expected);
});

test("a head begins with the largest, turns round, and keeps what else is asked", () => {
	const params = new URLSearchParams("course=2&courses=-rating");
	expect(courseOrderSearch(params, "enrolled", readCourseOrder(params))).toBe("?course=2&courses=-enrolled");
	expect(courseOrderSearch(params, "rating", readCourseOrder(params))).toBe("?course=2&courses=rating");
	expect(courseOrderSearch(params, "title", readCourseOrder(params))).toBe("?course=2&courses=title");
});
