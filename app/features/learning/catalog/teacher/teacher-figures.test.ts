import { expect, test } from "vitest";
import { teacherFigures } from "./teacher-figures";

const course = (enrollmentCount: number, ratingSum = 0, ratingCount = 0) => ({
	enrollmentCount,
	ratingSum,
	ratingCount,
});

test("figures are those of all courses together, and a course with more reviews weighs more", () => {
	expect(teacherFigures([course(1_200, 45, 9), course(40, 1, 1)], "de")).toEqual({
		courses: "2",
		enrolled: "1.240",
		rating: "4,6",
		ratingCount: 10,
	});
});

test.each([
	[[course(2), course(2)], null],
	[[course(2), course(3)], "5"],
	[[course(0)], null],
])("of fewer than five enrollments no number is shown: %j", (courses, enrolled) => {
	expect(teacherFigures(courses, "en").enrolled).toBe(enrolled);
});

test("there is no rating before the first review", () => {
	expect(teacherFigures([course(9)], "en")).toMatchObject({ rating: null, ratingCount: 0 });
});
