import { expect, test } from "vitest";
import { checkResults } from "./result-warnings";

const range = (from: number, to: number, step = 1) => ({ between: [from, to] as [number, number], step });
const typed = (answer: string, diagnoses: string[] = [], tolerance = "0") => ({
	answer,
	tolerance,
	diagnoses: diagnoses.map((one) => ({ answer: one, text: "" })),
});
const of = (...given: Parameters<typeof checkResults>) => checkResults(...given)?.warnings;

test("results at or below zero are counted over all variants", () => {
	const ranges = { a: range(1, 4), b: range(1, 3) };
	expect(checkResults(typed("a + b"), ranges)).toEqual({ tried: 12, isComplete: true, warnings: [] });
	expect(of(typed("a - b"), ranges)).toEqual([
		{ kind: "zero", times: 3 },
		{ kind: "negative", times: 3 },
	]);
});

test("two typical wrong results that are the same within the tolerance are named", () => {
	const ranges = { a: range(1, 4) };
	expect(of(typed("a * 10", ["a", "a + 5", "a + a - a"]), ranges)).toEqual([
		{ kind: "shared", first: 1, second: 3, times: 4 },
	]);
	expect(of(typed("a * 10", ["a", "a + 5"], "5"), ranges)).toEqual([{ kind: "shared", first: 1, second: 2, times: 4 }]);
	expect(of(typed("a * 10", ["a", "2"]), ranges)).toEqual([{ kind: "shared", first: 1, second: 2, times: 1 }]);
});

test("of very many variants the ends are among those that are tried", () => {
	const ranges = { price: range(100_000, 300_000), debt: range(0, 300_000), fee: range(0, 9_000) };
	const check = checkResults(typed("price - debt + 200000"), ranges);
	expect(check).toMatchObject({ tried: 400, isComplete: false });
	// Only the lowest price with the highest debt.
	expect(check?.warnings.find(({ kind }) => kind === "zero")).toEqual({ kind: "zero", times: 2 });
});

test("a number that never changes is one variant, and what cannot be calculated has no warnings", () => {
	expect(checkResults(typed("−5"), {})).toEqual({
		tried: 1,
		isComplete: true,
		warnings: [{ kind: "negative", times: 1 }],
	});
	expect(checkResults(typed("a -"), {})).toBeNull();
	expect(checkResults(typed("5", ["b"]), {})).toBeNull();
});
