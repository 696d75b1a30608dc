import { describe, expect, test } from "vitest";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { countedAnswers } from "./counted-answers";
import { sittingState } from "./sitting-state";
import { passedMark, timeMarks } from "./time-marks";

const begunAt = new Date("2026-11-30T09:00:00Z");
const endsAt = new Date("2026-11-30T09:20:00Z");
const sitting = { number: 2, begunAt, endsAt };
const at = (seconds: number) => new Date(endsAt.getTime() + seconds * 1000);

test.each([
	[null, sitting, 2, at(0), "untimed"],
	[20, null, 1, at(0), "notBegun"],
	[20, sitting, 3, at(-60), "notBegun"],
	[20, sitting, 2, at(-1), "running"],
	[20, sitting, 2, at(0), "ended"],
	[20, sitting, 2, at(30), "ended"],
	[20, sitting, 2, at(30.001), "late"],
	// The limit was changed meanwhile: the end stays.
	[5, sitting, 2, at(-1), "running"],
] as const)("limit %s, sitting %#: %s", (timeLimitMinutes, one, number, now, state) => {
	expect(sittingState({ timeLimitMinutes, sitting: one, number, now })).toBe(state);
});

describe("the time is announced", () => {
	test.each([
		[240, [120, 5, 1]],
		[20, [10, 5, 1]],
		[10, [5, 1]],
		[3, [1.5, 1]],
		[2, [1]],
		[1, [0.5]],
	])("of %s minutes at %s minutes left", (limit, marks) => {
		expect(timeMarks(limit)).toEqual(marks);
	});

	test("once, when a mark is passed, and only the latest after a pause", () => {
		const minute = 60_000;
		expect(passedMark(20, { before: 10 * minute + 1, now: 10 * minute })).toBe(10);
		expect(passedMark(20, { before: 10 * minute, now: 10 * minute - 1000 })).toBeNull();
		expect(passedMark(20, { before: 20 * minute, now: 3 * minute })).toBe(5);
		expect(passedMark(20, { before: 5 * minute, now: -minute })).toBe(1);
	});
});

const questions: { key: string; answerKey: AnswerKey }[] = [
	{ key: "one", answerKey: { type: "single", option: "a" } },
	{ key: "sum", answerKey: { type: "number", value: 5, tolerance: 0, unit: "" } },
	{ key: "steps", answerKey: { type: "ordering", order: ["a", "b"] } },
	{ key: "pairs", answerKey: { type: "matching", items: ["i", "j"], matches: ["x", "y"] } },
];
const draft = { one: ["b"], sum: ["1.000"], "steps:a": ["2"], "steps:b": ["1"], "pairs:i": ["x"], other: ["z"] };
const given = { state: "running", answers: {}, timeIsUp: false, draft, language: "de" } as const;

describe("answers that count", () => {
	test("all are due while the time runs and without a limit", () => {
		expect(countedAnswers(questions, given)).toBeNull();
		expect(countedAnswers(questions, { ...given, state: "untimed", timeIsUp: true })).toBeNull();
	});

	test("when the time is up those that fit their questions count, the others stay unanswered", () => {
		const answers = { one: "a", sum: "", steps: "a", other: "x", pairs: ["x", "y"] };
		const left = { one: "a", pairs: ["x", "y"] };
		expect(countedAnswers(questions, { ...given, answers, timeIsUp: true })).toEqual(left);
		expect(countedAnswers(questions, { ...given, answers, state: "ended" })).toEqual(left);
	});

	test("what comes too late is not looked at: the draft counts, in the language it was typed in", () => {
		const saved = { one: "b", sum: 1000, steps: ["b", "a"] };
		const late = { ...given, state: "late", answers: { one: "a" } } as const;
		expect(countedAnswers(questions, late)).toEqual(saved);
		expect(countedAnswers(questions, { ...late, draft: null })).toEqual({});
		expect(countedAnswers(questions, { ...given, state: "ended", timeIsUp: true })).toEqual(saved);
	});
});
