import { expect, test } from "vitest";
import { calculate } from "#app/shared/arithmetic.ts";
import { mistakenFormulas, plainFormula } from "./mistaken-formulas";

const of = (right: string, names: string[] = []) =>
	new Map(mistakenFormulas(right, names).map(({ formula, mistake }) => [formula, mistake]));

test.each([
	["price - garage - metres * 900", "price - garage", "termMissing"],
	["price - garage - metres * 900", "price - garage + metres * 900", "signTurned"],
	["price - garage - metres * 900", "price + garage + metres * 900", "signTurned"],
	["price - garage - metres * 900", "price - garage - metres", "factorMissing"],
	["price - debt", "debt - price", "swapped"],
	["rent / price", "price / rent", "swapped"],
	["rent * percent / 100", "rent * percent", "notDivided"],
	["rent / 12", "rent", "notDivided"],
	["rent / 12", "rent * 12", "otherOperation"],
	["arv * 0.7 - repairs", "repairs * 0.7 - repairs", "otherBase"],
	["arv * 0.7 - repairs", "arv * 0.3 - repairs", "restOfShare"],
	["(arv - repairs) * 0.7", "arv * 0.7", "termMissing"],
	["round(arv * 0.7)", "arv * 0.7", "notRounded"],
	["arv * 0.7 - repairs", "arv", "copied"],
	["rent / price", "rent / price * 100", "hundredfold"],
])("%s taken for %s", (right, formula, mistake) => {
	expect(of(right, ["arv", "repairs"]).get(formula)).toBe(mistake);
});

test("the right formula is not among them, no formula stands there twice, and each can be calculated", () => {
	const right = "(arv - repairs) * 0.7 - round(rent / 12) - -fee";
	const all = mistakenFormulas(right, ["arv", "repairs", "rent", "fee"]).map(({ formula }) => formula);
	const figures = { arv: 210, repairs: 40, rent: 18, fee: 5 };

	expect(all).not.toContain(plainFormula(right));
	expect(new Set(all).size).toBe(all.length);
	expect(all.length).toBeGreaterThan(20);
	for (const formula of all) expect(calculate(formula, figures)).toBeTypeOf("number");
});

test("brackets stay where they are needed", () => {
	const figures = { a: 100, b: 7, c: 3, d: 2 };
	for (const right of ["a - (b - c)", "a / (b * c)", "(a + b) * (c - d)", "a - b - c", "-(a + b) * c", "a * (b / c)"]) {
		expect(calculate(plainFormula(right), figures)).toBe(calculate(right, figures));
	}
});

test("what is no calculation has none, and a long formula not more than are tried", () => {
	expect(mistakenFormulas("price -", ["price"])).toEqual([]);
	expect(plainFormula(" price - ")).toBe("price -");
	const long = Array.from({ length: 90 }, (_, at) => `x${at}`).join(" + ");
	expect(mistakenFormulas(long, []).length).toBeLessThanOrEqual(150);
});
