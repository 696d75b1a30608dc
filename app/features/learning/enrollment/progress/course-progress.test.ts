import fc from "fast-check";
import { expect, test } from "vitest";
import { courseProgress, lotsByModule, nextLessonId } from "./course-progress";

const lessons = [1, 2, 3, 4, 5, 6].map((id) => ({ id, moduleId: id <= 3 ? 10 : 20, required: id !== 3, minutes: id }));
const at = (currentLessonId: number | null, ...completed: number[]) => ({
	currentLessonId,
	completedIds: new Set(completed),
});

test("only required lessons count, and the share is rounded down", () => {
	expect(courseProgress(lessons, at(null, 1, 2, 3))).toEqual({
		completed: 2,
		required: 5,
		percent: 40,
		minutesLeft: 15,
		nextLessonId: 4,
	});
});

test.each([
	["the first lesson of a course not begun", at(null), 1],
	["the current lesson while it is not complete", at(4), 4],
	["the current lesson although it is optional", at(3, 1, 2), 3],
	["the lesson after a completed current one", at(4, 4), 5],
	["the lesson skipped before, at the end", at(6, 2, 4, 5, 6), 1],
	["nothing when all required are complete", at(6, 1, 2, 4, 5, 6), null],
	["the first one when the current lesson is gone", at(99, 1), 2],
	["the next open lesson when the current one is closed", { ...at(2, 1), closedIds: new Set([2, 4]) }, 5],
	["a closed lesson when no other is left", { ...at(1, 1, 2, 4, 5), closedIds: new Set([6]) }, 6],
])("goes on with %s", (_, position, next) => {
	expect(nextLessonId(lessons, position)).toBe(next);
});

test("lots are done, next or still to do, module by module", () => {
	expect(lotsByModule(lessons, at(2, 1))).toEqual([
		{
			moduleId: 10,
			lots: [
				{ lessonId: 1, state: "done" },
				{ lessonId: 2, state: "next" },
				{ lessonId: 3, state: "todo" },
			],
		},
		{ moduleId: 20, lots: [4, 5, 6].map((lessonId) => ({ lessonId, state: "todo" })) },
	]);
});

test("a course without required lessons stays at nothing", () => {
	expect(courseProgress([], at(null))).toMatchObject({ percent: 0, required: 0, nextLessonId: null });
});

test("100 % means that nothing is left, and the next lesson is never a completed one", () => {
	const course = fc.uniqueArray(
		fc.record({ id: fc.nat(30), moduleId: fc.nat(3), required: fc.boolean(), minutes: fc.nat(60) }),
		{ selector: ({ id }) => id },
	);
	fc.assert(
		fc.property(course, fc.array(fc.nat(30)), fc.option(fc.nat(30)), (plan, completed, current) => {
			const position = at(current, ...completed);
			const progress = courseProgress(plan, position);

			expect(progress.percent === 100).toBe(progress.required > 0 && progress.completed === progress.required);
			expect(progress.nextLessonId !== null && completed.includes(progress.nextLessonId)).toBe(false);
			expect(progress.completed < progress.required && progress.nextLessonId === null).toBe(false);
			const next = lotsByModule(plan, position).flatMap(({ lots }) => lots.filter(({ state }) => state === "next"));
			expect(next.length).toBe(progress.nextLessonId === null ? 0 : 1);
		}),
	);
});
