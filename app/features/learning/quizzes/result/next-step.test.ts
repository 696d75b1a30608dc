import { expect, test } from "vitest";
import { attemptToShow } from "./attempt-to-show";
import { nextStep } from "./next-step";

const modules = [
	{ id: 1, title: "First", lessons: [{ id: 11 }, { id: 12 }] },
	{ id: 2, title: "Second", lessons: [{ id: 21 }] },
];
const next = (id: number) => ({ id, title: `Lesson ${id}`, to: `/lessons/${id}` });
const left = [{ lessonId: 11, title: "Lesson 11" }];

test.each([
	["the next lesson", 11, next(12), left, { kind: "lesson", to: "/lessons/12", title: "Lesson 12" }],
	["the next module where one begins", 12, next(21), left, { kind: "module", to: "/lessons/21", title: "Second" }],
	["what is left at the end of the course", 21, null, left, { kind: "left", to: "/lessons/11", title: "Lesson 11" }],
	["the certificates once nothing is left", 12, next(21), [], { kind: "certificate", to: "/certificates", title: "" }],
])("leads to %s", (_where, id, following, open, step) => {
	expect(nextStep({ lesson: { id }, next: following, left: open, modules })).toEqual(step);
});

const attempts = [
	{ id: "d", score: 50, passed: false },
	{ id: "c", score: 90, passed: true },
	{ id: "b", score: 100, passed: true },
	{ id: "a", score: 100, passed: true },
];
test.each([
	["opens with its best attempt that passed, the latest of equals", "", "b"],
	["shows the attempt that is asked for", "?attempt=d", "d"],
	["is tried again", "?again=1", null],
	["is tried again with its new figures", "?figures=changed", null],
])("a passed quiz %s", (_what, search, id) => {
	expect(attemptToShow(attempts, new URLSearchParams(search))).toBe(id);
});

test("a quiz that is not passed opens with its questions", () => {
	expect(attemptToShow(attempts.slice(0, 1), new URLSearchParams())).toBeNull();
});
