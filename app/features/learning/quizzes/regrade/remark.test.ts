import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { gradeQuiz } from "../attempt/quiz-grading";
import { measureEffect } from "./measure-effect";
import { type DecidedMarks, type MarkedAttempt, remarkAttempt } from "./remark";

const OPTIONS = ["a", "b", "c"];
const single = (option: string): AnswerKey => ({ type: "single", option });
const place = { enrollmentId: 1, lessonId: 1, number: 1 };
const plain = { ...place, figures: {}, language: "en" } as const;

/** An attempt at questions with these right options, as hand-in marked it. */
function attemptAt(right: readonly string[], given: readonly string[], version: number | null = 1): MarkedAttempt {
	const asked = right.map((option, at) => ({ key: `q${at}`, answerKey: single(option) }));
	const answers = Object.fromEntries(given.map((option, at) => [`q${at}`, option]));
	const questions = asked.map(({ key }, at) => ({
		key,
		answerKey: { type: "single" as const, option: right[at] ?? "" },
		explanation: "",
		feedback: {},
		diagnoses: [],
	}));
	const { score } = gradeQuiz(questions, answers, { passPercent: 80, language: "en" });
	return { ...plain, version, score, answers, asked: version === null ? null : asked };
}

type Decision = { at: number; choice: "full" | "again"; from: string; to: string };

function regrade(version: number, decisions: readonly Decision[], isUndone = false): DecidedMarks {
	const questions = decisions.map(({ at, choice, from, to }) => [
		`q${at}`,
		{ number: at + 1, choice, from: single(from), to: single(to) },
	]);
	return { id: `r${version}`, version, isUndone, questions: Object.fromEntries(questions) };
}

test("a corrected question is marked by the new key, the others keep their marks", () => {
	const attempt = attemptAt(["a", "a", "a"], ["b", "a", "b"]);
	expect(attempt.score).toBe(33);
	const corrected = regrade(2, [{ at: 0, choice: "again", from: "a", to: "b" }]);
	expect(remarkAttempt(attempt, [corrected])).toEqual({ score: 67, regrades: { q0: "r2" } });
	const fell = regrade(2, [{ at: 1, choice: "again", from: "a", to: "c" }]);
	expect(remarkAttempt(attempt, [fell]).score).toBe(0);
});

test("full marks are for everyone who was asked the question, answered or not", () => {
	const attempt = attemptAt(["a", "a"], ["b"]);
	const full = regrade(2, [
		{ at: 1, choice: "full", from: "a", to: "b" },
		{ at: 7, choice: "full", from: "a", to: "b" },
	]);
	expect(remarkAttempt(attempt, [full])).toEqual({ score: 50, regrades: { q1: "r2" } });
});

test("an attempt at the corrected version or a later one is not concerned", () => {
	const corrected = regrade(2, [{ at: 0, choice: "again", from: "a", to: "b" }]);
	for (const version of [2, 3]) {
		expect(remarkAttempt(attemptAt(["b"], ["a"], version), [corrected])).toEqual({ score: 0, regrades: {} });
	}
});

test("the latest correction of a question decides, and the one before it once that is undone", () => {
	const attempt = attemptAt(["a", "a"], ["b", "a"]);
	const first = regrade(2, [{ at: 0, choice: "again", from: "a", to: "b" }]);
	const second = (isUndone: boolean) => regrade(3, [{ at: 0, choice: "again", from: "b", to: "c" }], isUndone);
	expect(remarkAttempt(attempt, [first, second(false)])).toEqual({ score: 50, regrades: { q0: "r3" } });
	expect(remarkAttempt(attempt, [first, second(true)])).toEqual({ score: 100, regrades: { q0: "r2" } });
});

test("an attempt without a version was marked by the key before the first correction", () => {
	const attempt = { ...attemptAt(["a", "a"], ["a", "b"]), version: null, asked: null };
	const undone = regrade(2, [{ at: 0, choice: "again", from: "a", to: "b" }], true);
	const again = regrade(3, [{ at: 0, choice: "again", from: "b", to: "c" }]);
	expect(remarkAttempt(attempt, [undone, again]).score).toBe(0);
});

const option = fc.constantFrom(...OPTIONS);
const scene = fc.integer({ min: 1, max: 50 }).chain((count) =>
	fc.record({
		right: fc.array(option, { minLength: count, maxLength: count }),
		given: fc.array(option, { minLength: count, maxLength: count }),
		next: fc.array(option, { minLength: count, maxLength: count }),
		full: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
	}),
);

test("marking all questions again gives what hand-in with the new keys would have given", () => {
	fc.assert(
		fc.property(scene, ({ right, given, next }) => {
			const all = right.map((from, at) => ({ at, choice: "again" as const, from, to: next[at] ?? "" }));
			expect(remarkAttempt(attemptAt(right, given), [regrade(2, all)]).score).toBe(attemptAt(next, given).score);
		}),
	);
});

test("marking again and undoing gives the score of hand-in back, and full marks never lower one", () => {
	fc.assert(
		fc.property(scene, ({ right, given, next, full }) => {
			const attempt = attemptAt(right, given);
			const mixed = right.map((from, at) => ({
				at,
				choice: full[at] ? ("full" as const) : ("again" as const),
				from,
				to: next[at] ?? "",
			}));
			expect(remarkAttempt(attempt, [regrade(2, mixed, true)])).toEqual({ score: attempt.score, regrades: {} });
			const once = remarkAttempt(attempt, [regrade(2, mixed)]);
			expect(once.score).toBeGreaterThanOrEqual(0);
			expect(once.score).toBeLessThanOrEqual(100);
			const onlyFull = mixed.filter(({ choice }) => choice === "full");
			expect(remarkAttempt(attempt, [regrade(2, onlyFull)]).score).toBeGreaterThanOrEqual(attempt.score);
		}),
	);
});

test("no measured effect takes a pass away", () => {
	fc.assert(
		fc.property(fc.array(scene, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 100 }), (scenes, need) => {
			const attempts = scenes.map(({ right, given }, at) => {
				const attempt = { ...attemptAt(right, given), enrollmentId: at % 3 };
				const { score, enrollmentId } = attempt;
				return { attempt, stored: { score, enrollmentId, passed: score >= need } };
			});
			const decisions = OPTIONS.map((to, at) => ({ at, choice: "again" as const, from: "a", to }));
			const { pass, rise, fall } = measureEffect(attempts, [regrade(2, decisions)], need);
			expect(pass).toBeGreaterThanOrEqual(0);
			expect(rise + fall).toBeLessThanOrEqual(attempts.length);
		}),
	);
});
