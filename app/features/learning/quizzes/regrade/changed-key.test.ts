import { describe, expect, test } from "vitest";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { isOtherKey, keyForAnswersTo } from "./changed-key";

const number = { type: "number", value: "arv * 0.7", tolerance: 500, unit: "USD" } as const;
const pairs: AnswerKey = { type: "matching", items: ["a", "b"], matches: ["x", "y"] };
const text: AnswerKey = { type: "shortText", accepted: [{ text: "lien" }, { text: "liens", language: "en" }] };

describe("what counts as right is another", () => {
	const cases: [string, AnswerKey, AnswerKey][] = [
		["option", { type: "single", option: "a" }, { type: "single", option: "b" }],
		["set of options", { type: "multiple", options: ["a"] }, { type: "multiple", options: ["a", "b"] }],
		["truth", { type: "trueFalse", value: true }, { type: "trueFalse", value: false }],
		["formula", number, { ...number, value: "arv * 0.75" }],
		["tolerance", number, { ...number, tolerance: 0 }],
		["order", { type: "ordering", order: ["a", "b"] }, { type: "ordering", order: ["b", "a"] }],
		["pairs", pairs, { ...pairs, matches: ["y", "x"] }],
		["accepted texts", text, { type: "shortText", accepted: [{ text: "lien" }] }],
		["kind", { type: "single", option: "a" }, { type: "multiple", options: ["a"] }],
	];
	test.each(cases)("%s", (_, before, after) => {
		expect(isOtherKey(before, after)).toBe(true);
	});
});

describe("what counts as right stays", () => {
	const range = { arv: { between: [1, 2] as [number, number], step: 1 } };
	const cases: [string, AnswerKey, AnswerKey][] = [
		["order of options", { type: "multiple", options: ["a", "b"] }, { type: "multiple", options: ["b", "a"] }],
		[
			"unit, ranges, known mistakes, spaces",
			number,
			{ ...number, value: "arv*0.7", unit: "EUR", variables: range, diagnoses: [1] },
		],
		["order of pairs", pairs, { type: "matching", items: ["b", "a"], matches: ["y", "x"] }],
		["language of a text", text, { type: "shortText", accepted: [{ text: "liens" }, { text: "lien" }] }],
	];
	test.each(cases)("%s", (_, before, after) => {
		expect(isOtherKey(before, after)).toBe(false);
	});
});

test("pairs are marked in the order in which their items were shown", () => {
	const later: AnswerKey = { type: "matching", items: ["b", "c", "a"], matches: ["x", "z", "y"] };
	expect(keyForAnswersTo(pairs, later)).toEqual({ type: "matching", items: ["a", "b"], matches: ["y", "x"] });
	const single: AnswerKey = { type: "single", option: "a" };
	expect(keyForAnswersTo(pairs, single)).toBe(single);
});
