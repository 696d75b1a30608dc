import fc from "fast-check";
import { expect, test } from "vitest";
import type { SettledKey } from "./attempt-figures";
import { type Answer, correctAnswer, gradeQuiz, isCorrect } from "./quiz-grading";

const single: SettledKey = { type: "single", option: "a" };
const multiple: SettledKey = { type: "multiple", options: ["a", "b"] };
const yes: SettledKey = { type: "trueFalse", value: true };
const offer: SettledKey = { type: "number", value: 96_000, tolerance: 500, unit: "USD", diagnoses: [] };
const rate: SettledKey = { type: "number", value: 0.2, tolerance: 0.1, unit: "%", diagnoses: [] };
const order: SettledKey = { type: "ordering", order: ["a", "b", "c"] };

const pairs: SettledKey = { type: "matching", items: ["x", "y"], matches: ["a", "b"] };
const text: SettledKey = { type: "shortText", accepted: ["after*value", "ARV"] };

test.each<[SettledKey, Answer | undefined, boolean]>([
	[pairs, ["a", "b"], true],
	[pairs, ["b", "a"], false],
	[pairs, ["a"], false],
	[pairs, "a", false],
	[text, "arv", true],
	[text, "After repair VALUE", true],
	[text, "value", false],
	[text, ["arv"], false],
	[text, 5, false],
	[single, "a", true],
	[single, "b", false],
	[single, ["a"], false],
	[single, undefined, false],
	[multiple, ["b", "a"], true],
	[multiple, ["a", "b", "a"], true],
	[multiple, ["a"], false],
	[multiple, ["a", "b", "c"], false],
	[multiple, [], false],
	[multiple, "a", false],
	[yes, true, true],
	[yes, false, false],
	[yes, "true", false],
	[offer, 96_000, true],
	[offer, 96_500, true],
	[offer, 95_500, true],
	[offer, 96_501, false],
	[offer, "96,000", true],
	[offer, "ninety", false],
	[offer, Number.NaN, false],
	[offer, Number.POSITIVE_INFINITY, false],
	[rate, 0.3, true],
	[rate, 0.1, true],
	[rate, 0.31, false],
	[order, ["a", "b", "c"], true],
	[order, ["b", "a", "c"], false],
	[order, ["a", "b"], false],
	[order, ["a", "b", "c", "d"], false],
])("%j answered with %j is right: %s", (key, answer, right) => {
	expect(isCorrect(key, answer, "en")).toBe(right);
});

const words = { explanation: "", feedback: {}, diagnoses: [] };
const quiz = [single, multiple, yes, offer, order].map((answerKey, index) => ({
	key: `q${index}`,
	answerKey,
	...words,
	explanation: `Because ${index}.`,
}));
const rules = { passPercent: 80, language: "en" } as const;

test("four of five right is 80 %, and passes at 80", () => {
	const answers = { q0: "a", q1: ["a", "b"], q2: true, q3: "96,200" };

	const grade = gradeQuiz(quiz, answers, rules);

	expect(grade).toMatchObject({ score: 80, passed: true });
	expect(grade.feedback[4]).toEqual({
		key: "q4",
		correct: false,
		notes: [],
		found: null,
		correctAnswer: ["a", "b", "c"],
		explanation: "Because 4.",
	});
});

test.each<[Answer, object | null]>([
	[["a"], { right: 1, wrong: 0, total: 3 }],
	[["a", "a", "c"], { right: 2, wrong: 0, total: 3 }],
	[["a", "d", "e"], { right: 1, wrong: 2, total: 3 }],
	[["a", "b", "c", "d"], { right: 3, wrong: 1, total: 3 }],
	[["d"], { right: 0, wrong: 1, total: 3 }],
	[["c", "b", "a"], null],
	[[], null],
	["a", null],
])("choose all of three answered with %j comes so near: %j", (answer, found) => {
	const answerKey: SettledKey = { type: "multiple", options: ["a", "b", "c"] };
	const question = { key: "q", answerKey, ...words };

	const [feedback] = gradeQuiz([question], { q: answer }, rules).feedback;

	expect(feedback?.found).toEqual(found);
});

test("how near an answer comes is said without the right answer", () => {
	const [feedback] = gradeQuiz([{ key: "q", answerKey: multiple, ...words }], { q: ["a"] }, rules).feedback;

	expect(feedback).toMatchObject({ correct: false, correctAnswer: null, found: { right: 1, wrong: 0, total: 2 } });
});

test("a share of a percent is rounded: two of three is 67", () => {
	expect(gradeQuiz(quiz.slice(0, 3), { q0: "a", q2: true }, rules)).toMatchObject({ score: 67, passed: false });
});

test("no questions score nothing and pass nothing", () => {
	expect(gradeQuiz([], {}, rules)).toEqual({ score: 0, passed: false, feedback: [] });
});

test("a question named like a property of every object is not answered by it", () => {
	const question = { key: "constructor", answerKey: single, ...words };
	expect(gradeQuiz([question], {}, rules).score).toBe(0);
});

test("a figure is read in the language of the learner", () => {
	const [question] = quiz.slice(3, 4).map((one) => ({ ...one, key: "q" }));
	expect(gradeQuiz(question ? [question] : [], { q: "96.000" }, { passPercent: 80, language: "de" }).score).toBe(100);
});

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 6 });
const anyKey: fc.Arbitrary<SettledKey> = fc.oneof(
	fc.string().map((option) => ({ type: "single" as const, option })),
	ids.map((options) => ({ type: "multiple" as const, options })),
	fc.boolean().map((value) => ({ type: "trueFalse" as const, value })),
	fc.record({
		type: fc.constant("number" as const),
		value: fc.double({ min: -1e9, max: 1e9, noNaN: true }),
		tolerance: fc.nat(1000),
		unit: fc.constant("USD"),
		diagnoses: fc.constant<number[]>([]),
	}),
	ids.map((order) => ({ type: "ordering" as const, order })),
);
const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(fc.string(), fc.array(fc.string()), fc.boolean(), fc.double());

test("the correct answer is always right, and all of them score 100", () => {
	fc.assert(
		fc.property(fc.array(anyKey, { minLength: 1, maxLength: 20 }), (keys) => {
			const questions = keys.map((answerKey, index) => ({ key: `k${index}`, answerKey, ...words }));
			const answers = Object.fromEntries(questions.map(({ key, answerKey }) => [key, correctAnswer(answerKey)]));
			expect(gradeQuiz(questions, answers, rules)).toMatchObject({ score: 100, passed: true });
		}),
	);
});

test("any answers give a whole score from 0 to 100 and feedback for each question", () => {
	fc.assert(
		fc.property(fc.array(anyKey), fc.dictionary(fc.string(), anyAnswer), (keys, answers) => {
			const questions = keys.map((answerKey, index) => ({
				key: Object.keys(answers)[index] ?? `k${index}`,
				answerKey,
				...words,
			}));
			const { score, feedback } = gradeQuiz(questions, answers, rules);
			expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
			expect(feedback).toHaveLength(questions.length);
		}),
	);
});

test("before the pass nothing is told of what was answered wrong, but for what helps", () => {
	const options = { a: "Yes: this is what the owner hopes for.", b: "That is the market's word, not the owner's." };
	const questions = [
		{ key: "one", answerKey: single, ...words, feedback: options, explanation: "Why." },
		{ key: "two", answerKey: single, ...words, feedback: options, explanation: "Why." },
		{ key: "sum", answerKey: { ...offer, diagnoses: [104_000] }, ...words, diagnoses: ["You left out your fee."] },
	];

	const { feedback, passed } = gradeQuiz(questions, { one: "b", two: "a", sum: 104_200 }, rules);

	expect(passed).toBe(false);
	expect(feedback).toEqual([
		{ key: "one", correct: false, notes: [options.b], found: null, correctAnswer: null, explanation: null },
		{ key: "two", correct: true, notes: [options.a], found: null, correctAnswer: "a", explanation: "Why." },
		{
			key: "sum",
			correct: false,
			notes: ["You left out your fee."],
			found: null,
			correctAnswer: null,
			explanation: null,
		},
	]);
	expect(gradeQuiz(questions, { one: "b" }, { ...rules, isPassed: true }).feedback[0]).toMatchObject({
		correctAnswer: "a",
		explanation: "Why.",
	});
});

test("a right figure has no diagnosis, even where a known mistake comes to it", () => {
	const question = { key: "sum", answerKey: { ...offer, diagnoses: [96_100] }, ...words, diagnoses: ["Never mind."] };
	expect(gradeQuiz([question], { sum: 96_100 }, rules).feedback[0]?.notes).toEqual([]);
});
