import { expect, test } from "vitest";
import { courseOutline } from "./course-outline.ts";

test("lessons stand in their modules, both in the order of the rows", () => {
	const lessons = [
		{ id: 5, moduleId: 2 },
		{ id: 3, moduleId: 1 },
		{ id: 4, moduleId: 2 },
		{ id: 9, moduleId: 7 },
	];

	expect(
		courseOutline(
			[
				{ id: 2, title: "Two" },
				{ id: 1, title: "One" },
				{ id: 3, title: "Three" },
			],
			lessons,
		),
	).toEqual([
		{
			id: 2,
			title: "Two",
			lessons: [
				{ id: 5, moduleId: 2 },
				{ id: 4, moduleId: 2 },
			],
		},
		{ id: 1, title: "One", lessons: [{ id: 3, moduleId: 1 }] },
		{ id: 3, title: "Three", lessons: [] },
	]);
});
