import { expect, test } from "vitest";
import { dropOff } from "./drop-off";

const lessons = [
	{ id: 11, position: 1 },
	{ id: 12, position: 2 },
	{ id: 13, position: 3 },
];
const row = (position: number | null, learners: number, more = {}) => ({
	position,
	learners,
	isFinished: false,
	isQuiet: true,
	...more,
});

test("whoever reached a lesson opened those before it, and stopped at their furthest", () => {
	expect(dropOff([row(1, 4), row(3, 2), row(null, 9)], lessons)).toEqual({
		reached: 6,
		finished: 0,
		lessons: [
			{ lessonId: 11, opened: 6, stopped: 4 },
			{ lessonId: 12, opened: 2, stopped: 0 },
			{ lessonId: 13, opened: 2, stopped: 2 },
		],
	});
});

test("those still active have not stopped, and whoever finished has reached the end", () => {
	const rows = [row(2, 3, { isQuiet: false }), row(1, 5, { isFinished: true }), row(2, 1)];
	const { reached, finished, lessons: figures } = dropOff(rows, lessons);
	expect([reached, finished]).toEqual([9, 5]);
	expect(figures.map(({ opened, stopped }) => [opened, stopped])).toEqual([
		[9, 0],
		[9, 1],
		[5, 0],
	]);
});

test("a course without lessons or learners has nothing to show", () => {
	expect(dropOff([], [])).toEqual({ reached: 0, finished: 0, lessons: [] });
	expect(dropOff([], lessons).lessons.every(({ opened, stopped }) => opened === 0 && stopped === 0)).toBe(true);
});
