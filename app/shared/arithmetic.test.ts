import { expect, test } from "vitest";
import { calculate } from "./arithmetic";

test.each([
	["205000 * 0.7 - 39000 - 9000", {}, 95_500],
	["arv*0.7-repairs-8000", { arv: 200_000, repairs: 20_000 }, 112_000],
	["-(a - b) / 4", { a: 1, b: 9 }, 2],
	["round(2.5)", {}, 3],
	["round(-2.5)", {}, -3],
	["round(1.005 * 1000) / 1000", {}, 1.005],
	["0.1 + 0.2", {}, 0.3],
])("%s with %j is %d", (calculation, quantities, result) => {
	expect(calculate(calculation, quantities)).toBe(result);
});

test.each([
	"",
	"1 +",
	"a",
	"constructor",
	"1 / 0",
	"alert(1)",
	"a.b",
	"'7'",
	"1 ? 2 : 3",
	"round(1, 2)",
	"[1]",
	"2 ** 3",
])("%s is refused", (calculation) => {
	expect(() => calculate(calculation)).toThrow(RangeError);
});
