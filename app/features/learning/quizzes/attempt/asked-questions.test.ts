import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DrawRow } from "#db/schema/learning/catalog.ts";
import { askedQuestions, mostDrawn } from "./asked-questions";

const place = { enrollmentId: 7, lessonId: 3, number: 1 };
const fixed = (key: string) => ({ key, tags: ["numbers"], inBank: false });
const banked = (key: string, ...tags: string[]) => ({ key, tags, inBank: true });
const keysOf = (questions: readonly { key: string }[]) => questions.map(({ key }) => key);
const bankOf = (size: number, tag = "contracts") =>
	Array.from({ length: size }, (_, at) => banked(`${tag}-${at}`, tag));

describe("fixed questions", () => {
	test("without a bank all are asked in order, as ever", () => {
		const questions = ["c", "a", "b"].map(fixed);
		expect(askedQuestions({ questions, draw: null }, place)).toEqual(questions);
		expect(askedQuestions({ questions, draw: [{ count: 2 }] }, place)).toEqual(questions);
	});

	test("they come first, and what waits in a bank is asked only when drawn", () => {
		const questions = [banked("x"), fixed("a"), banked("y"), fixed("b")];
		expect(keysOf(askedQuestions({ questions, draw: null }, place))).toEqual(["a", "b"]);
		const asked = keysOf(askedQuestions({ questions, draw: [{ count: 1 }] }, place));
		expect(asked.slice(0, 2)).toEqual(["a", "b"]);
		expect(["x", "y"]).toContain(asked[2]);
		expect(asked).toHaveLength(3);
	});
});

describe("the draw", () => {
	test("a question of two tags is left to the row that needs it", () => {
		const questions = [banked("both", "contracts", "numbers"), banked("one", "contracts")];
		const draw = [
			{ count: 1, tag: "contracts" },
			{ count: 1, tag: "numbers" },
		];
		for (let number = 1; number <= 30; number += 1) {
			expect(keysOf(askedQuestions({ questions, draw }, { ...place, number })).sort()).toEqual(["both", "one"]);
		}
	});

	test("another learner, and the next attempt, are asked others", () => {
		const quiz = { questions: bankOf(12), draw: [{ count: 6 }] };
		const first = keysOf(askedQuestions(quiz, place));
		const second = keysOf(askedQuestions(quiz, { ...place, number: 2 }));
		expect(second.filter((key) => first.includes(key))).toEqual([]);
		const others = new Set(
			Array.from({ length: 20 }, (_, enrollmentId) => keysOf(askedQuestions(quiz, { ...place, enrollmentId })).join()),
		);
		expect(others.size).toBeGreaterThan(15);
	});

	test("a number that nobody reaches costs no more than a small one", () => {
		const quiz = { questions: bankOf(50), draw: [{ count: 25, tag: "contracts" }] };
		expect(askedQuestions(quiz, { ...place, number: Number.MAX_SAFE_INTEGER })).toHaveLength(25);
	});

	test("a bank that is too small gives what it has", () => {
		const quiz = { questions: bankOf(2), draw: [{ count: 5 }] };
		expect(askedQuestions(quiz, place)).toHaveLength(2);
		expect(mostDrawn(quiz.questions, quiz.draw)).toBe(2);
	});
});

const TAGS = ["contracts", "numbers", "people"];
const question = fc.record({
	tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 }),
	inBank: fc.boolean(),
});
const row = fc
	.record({ count: fc.integer({ min: 1, max: 4 }), tag: fc.option(fc.constantFrom(...TAGS), { nil: undefined }) })
	.map(({ count, tag }): DrawRow => (tag === undefined ? { count } : { count, tag }));
const quizzes = fc.record({
	questions: fc
		.array(question, { maxLength: 12 })
		.map((all) => all.map((one, at) => ({ ...one, key: `question-${at}` }))),
	draw: fc.array(row, { minLength: 1, maxLength: 4 }),
});
const places = fc.record({
	enrollmentId: fc.integer({ min: 1, max: 999 }),
	lessonId: fc.integer({ min: 1, max: 99 }),
	number: fc.integer({ min: 1, max: 120 }),
});

/** How many questions fit the rows, by trying all ways. */
function mostByTrial(bank: readonly { tags: readonly string[] }[], slots: readonly (string | undefined)[]): number {
	const [first, ...rest] = slots;
	if (slots.length === 0) return 0;
	const without = mostByTrial(bank, rest);
	const fitting = bank.filter(({ tags }) => first === undefined || tags.includes(first));
	return fitting.reduce(
		(most, one) =>
			Math.max(
				most,
				1 +
					mostByTrial(
						bank.filter((other) => other !== one),
						rest,
					),
			),
		without,
	);
}

describe("for any quiz", () => {
	test("the same attempt asks the same, nothing twice, and the fixed ones always", () => {
		fc.assert(
			fc.property(quizzes, places, (quiz, attempt) => {
				const asked = keysOf(askedQuestions(quiz, attempt));
				expect(keysOf(askedQuestions(structuredClone(quiz), { ...attempt }))).toEqual(asked);
				expect(new Set(asked).size).toBe(asked.length);
				const always = keysOf(quiz.questions.filter(({ inBank }) => !inBank));
				expect(asked.slice(0, always.length)).toEqual(always);
			}),
			{ numRuns: 300 },
		);
	});

	test("as many are drawn as the bank can give, each for a row that asks for it", () => {
		fc.assert(
			fc.property(
				quizzes.filter(({ draw }) => draw.reduce((sum, { count }) => sum + count, 0) <= 4),
				places,
				(quiz, attempt) => {
					const bank = quiz.questions.filter(({ inBank }) => inBank).slice(0, 6);
					const questions = [...quiz.questions.filter(({ inBank }) => !inBank), ...bank];
					const drawn = askedQuestions({ ...quiz, questions }, attempt).filter(({ inBank }) => inBank);
					const slots = quiz.draw.flatMap(({ count, tag }) => Array.from({ length: count }, () => tag));
					expect(drawn).toHaveLength(mostByTrial(bank, slots));
					expect(mostByTrial(drawn, slots)).toBe(drawn.length);
				},
			),
			{ numRuns: 200 },
		);
	});

	test("of a bank without overlapping tags, as few as can be are asked again in the next attempt", () => {
		const sizes = fc.integer({ min: 1, max: 10 });
		fc.assert(
			fc.property(sizes, sizes, places, (size, count, attempt) => {
				const quiz = { questions: bankOf(size), draw: [{ count: Math.min(size, count), tag: "contracts" }] };
				// Every fiftieth attempt begins anew.
				const number = attempt.number % 50 === 0 ? attempt.number - 1 : attempt.number;
				const first = keysOf(askedQuestions(quiz, { ...attempt, number }));
				const second = keysOf(askedQuestions(quiz, { ...attempt, number: number + 1 }));
				const again = second.filter((key) => first.includes(key));
				expect(again).toHaveLength(Math.max(0, 2 * Math.min(size, count) - size));
			}),
			{ numRuns: 200 },
		);
	});
});
