import { expect, test } from "vitest";
import { stepsAfterLesson } from "./after-lesson";

const title = (id: number) => `L${id}`;
const neighbour = (id: number) => ({ id, title: title(id), to: `/lessons/${id}` });

/** Lessons 1 to 5 in two modules; `optional` are not required. */
function end(id: number, { done = [] as number[], optional = [] as number[] }) {
	const state = (other: number) => (done.includes(other) ? ("done" as const) : ("todo" as const));
	const lessons = [1, 2, 3, 4, 5].map((other) => ({ id: other, state: state(other) }));
	const left = lessons.filter((one) => one.state !== "done" && !optional.includes(one.id));
	const steps = stepsAfterLesson({
		lesson: { id },
		next: id < 5 ? neighbour(id + 1) : null,
		left: left.map((one) => ({ lessonId: one.id, title: title(one.id) })),
		modules: [{ lessons: lessons.slice(0, 2) }, { lessons: lessons.slice(2) }],
	});
	return [steps.next?.title ?? null, steps.skipped?.title ?? null];
}

test("who has skipped nothing goes on to the next lesson", () => {
	expect(end(2, { done: [1, 2] })).toEqual(["L3", null]);
});

test("a lesson that was skipped is named, the first of them, and what is done is passed over", () => {
	expect(end(3, { done: [3] })).toEqual(["L4", "L1"]);
	expect(end(2, { done: [1, 2, 3] })).toEqual(["L4", null]);
});

test("at the end of the course what was skipped is all there is to do", () => {
	expect(end(5, { done: [1, 3, 4, 5] })).toEqual([null, "L2"]);
	expect(end(3, { done: [1, 3, 4, 5] })).toEqual([null, "L2"]);
	expect(end(5, { done: [1, 2, 3, 4, 5] })).toEqual([null, null]);
});

test("what need not be done is offered while something lies behind it, and never called skipped", () => {
	expect(end(2, { done: [1, 2], optional: [1, 3] })).toEqual(["L3", null]);
	expect(end(3, { done: [2, 3], optional: [1, 4, 5] })).toEqual([null, null]);
});
