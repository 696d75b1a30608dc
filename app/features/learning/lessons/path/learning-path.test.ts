import { describe, expect, test } from "vitest";
import {
	COURSE_BUTTON_AFTER,
	type CourseTaken,
	cutTitle,
	learningPath,
	POPULAR_COURSES,
	POPULAR_TITLE_LENGTH,
} from "./learning-path";

const words = { title: "Deal analysis", titleInEnglish: false };
const taken = (courseId: number, status: CourseTaken["status"]): CourseTaken => ({
	...words,
	courseId,
	status,
	progress: 40,
	levelName: "Beginner",
	currentLessonId: 7,
});
const offered = [90, 400, 300].map((enrollmentCount, index) => ({ ...words, courseId: index + 1, enrollmentCount }));

test("the figures are those of the specification", () => {
	expect([POPULAR_COURSES, POPULAR_TITLE_LENGTH, COURSE_BUTTON_AFTER]).toEqual([2, 25, 200]);
});

describe("learningPath", () => {
	test.each(["enrolled", "active", "in_progress"] as const)("goes on with a course that is %s", (status) => {
		const { banner } = learningPath([taken(4, "completed"), taken(5, status)], offered);

		expect(banner).toEqual({ state: "continue", courseId: 5, progress: 40, ...words });
	});

	test("names the course touched last", () => {
		const { banner } = learningPath([taken(5, "active"), taken(6, "in_progress")], offered);

		expect(banner).toMatchObject({ courseId: 5 });
	});

	test.each(["completed", "paused", "expired", "refunded"] as const)(
		"%s and nothing else is all completed",
		(status) => {
			expect(learningPath([taken(4, status)], offered)).toEqual({ banner: { state: "allCompleted" }, active: null });
		},
	);

	test("without an enrollment it starts, with the two most popular courses", () => {
		expect(learningPath([], offered).banner).toEqual({ state: "start", popular: [offered[1], offered[2]] });
	});

	test("a school without courses has no banner", () => {
		expect(learningPath([], []).banner).toBeNull();
	});

	test("the button's course has been begun", () => {
		expect(learningPath([taken(4, "enrolled")], offered).active).toBeNull();
		expect(learningPath([taken(4, "enrolled"), taken(5, "in_progress")], offered).active?.courseId).toBe(5);
		expect(learningPath([taken(4, "active")], offered).active?.courseId).toBe(4);
	});
});

describe("cutTitle", () => {
	test.each([
		["exactly twenty-five chars", "exactly twenty-five chars"],
		["exactly twenty-five chars!", "exactly twenty-five chars…"],
		["Buying and selling properties", "Buying and selling proper…"],
		["Contracts and assignment, of all", "Contracts and assignment,…"],
		["短标题", "短标题"],
		["🏠".repeat(26), `${"🏠".repeat(25)}…`],
	])("%s", (title, cut) => {
		expect(cutTitle(title)).toBe(cut);
	});
});
