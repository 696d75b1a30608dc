import { expect, test } from "vitest";
import type { NumberKey } from "#db/schema/learning/quizzes.ts";
import { wrongResults } from "./wrong-results";

const variables = {
	price: { between: [100_000, 300_000] as [number, number], step: 1_000 },
	garage: { between: [5_000, 9_000] as [number, number], step: 500 },
	metres: { between: [3, 8] as [number, number], step: 1 },
};
const key: NumberKey & { variables: typeof variables } = {
	type: "number",
	value: "price - garage - metres * 900",
	tolerance: 50,
	unit: "USD",
	diagnoses: ["price + garage + metres * 900", "price - garage"],
	variables,
};

type Result = (figures: { price: number; garage: number; metres: number }) => number | string;

/** As many answers as asked for, each with other numbers. */
const answers = (count: number, result: Result, more: { language?: string } = {}) =>
	Array.from({ length: count }, (_, at) => {
		const figures = { price: 150_000 + 1_000 * at, garage: 5_000 + 500 * (at % 8), metres: 3 + (at % 6) };
		return { lessonId: 1, enrollmentId: at, answer: result(figures), figures, language: "en", ...more };
	});
const right: Result = ({ price, garage, metres }) => price - garage - metres * 900;

test("before twenty answers nothing is said", () => {
	expect(
		wrongResults(
			"q",
			key,
			answers(19, ({ price, garage }) => price - garage),
		),
	).toBeNull();
	expect(wrongResults("q", key, answers(20, right))).toMatchObject({
		tries: 20,
		wrong: 0,
		unexplained: 0,
		guess: null,
	});
});

test("wrong answers are told apart by the numbers of their own attempts", () => {
	const given = [
		...answers(12, right),
		...answers(5, ({ price, garage }) => price - garage),
		...answers(2, ({ price, garage, metres }) => price + garage + metres * 900),
		...answers(4, ({ price, garage, metres }) => price - garage + metres * 900),
		...answers(1, () => 7),
	];
	expect(wrongResults("q", key, given)).toEqual({
		tries: 24,
		wrong: 12,
		known: [
			{ formula: "price + garage + metres * 900", times: 2 },
			{ formula: "price - garage", times: 5 },
		],
		unexplained: 5,
		guess: { formula: "price - garage + metres * 900", mistake: "signTurned", times: 4 },
	});
});

test("what is a typical wrong result already is not offered, however it is spelt", () => {
	const spelt = { ...key, diagnoses: ["price-(garage)"] };
	const given = [...answers(15, right), ...answers(10, ({ price, garage }) => price - garage)];
	expect(wrongResults("q", spelt, given)).toMatchObject({ known: [{ times: 10 }], unexplained: 0, guess: null });
});

test("too few, or too small a share of what nothing explains, is no guess", () => {
	const guessOf = (times: number, others: number) => {
		const given = [
			...answers(20, right),
			...answers(times, ({ price, metres }) => price - metres * 900),
			...answers(others, ({ price }) => price * 3.7 + 11),
		];
		return wrongResults("q", key, given)?.guess?.times ?? null;
	};
	expect(guessOf(2, 0)).toBeNull();
	expect(guessOf(3, 0)).toBe(3);
	expect(guessOf(3, 12)).toBe(3);
	expect(guessOf(3, 13)).toBeNull();
});

test("of a question whose numbers never change, the number that many gave is offered as it is", () => {
	const fixed: NumberKey = { type: "number", value: 112_000, tolerance: 0, unit: "USD" };
	const give = (count: number, answer: unknown, language = "en") =>
		Array.from({ length: count }, (_, at) => ({ lessonId: 1, enrollmentId: at, answer, figures: {}, language }));
	const given = [
		...give(15, 112_000),
		...give(3, "98.500", "de"),
		...give(2, "98,500"),
		...give(4, "?"),
		...give(1, 5),
	];
	expect(wrongResults("q", fixed, given)).toMatchObject({
		wrong: 10,
		unexplained: 6,
		guess: { formula: "98500", mistake: "same", times: 5 },
	});
	const sum: NumberKey = { ...fixed, value: "160000 * 0.7" };
	expect(wrongResults("q", sum, [...give(20, 112_000), ...give(4, 48_000)])?.guess).toEqual({
		formula: "160000 * 0.3",
		mistake: "restOfShare",
		times: 4,
	});
});

test("answers whose numbers the question no longer has do not count, and a formula that fails explains nothing", () => {
	const renamed = { ...key, value: "cost - garage", diagnoses: ["garage / (metres - metres)"] };
	expect(wrongResults("q", renamed, answers(30, right))).toBeNull();
	const failing = { ...key, diagnoses: ["garage / (metres - metres)", "price -"] };
	expect(wrongResults("q", failing, [...answers(20, right), ...answers(2, () => 1)])?.known).toEqual([
		{ formula: "garage / (metres - metres)", times: 0 },
		{ formula: "price -", times: 0 },
	]);
});
