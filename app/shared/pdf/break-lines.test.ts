import { expect, test } from "vitest";
import { breakLines } from "./break-lines";

const measure = (text: string) =>
	[...text].reduce((sum, letter) => sum + (/\p{Script=Han}|[，。（）]/u.test(letter) ? 10 : 5), 0);

test.each([
	["one two three", 40, ["one two", "three"]],
	["one", 200, ["one"]],
	["", 200, [""]],
	["first line\nsecond", 200, ["first line", "second"]],
	["abcdefghij", 20, ["abcd", "efgh", "ij"]],
	["房产清单核对", 30, ["房产清", "单核对"]],
	["房产，清单。核对", 20, ["房", "产，", "清", "单。", "核对"]],
	["核对（买方）资金", 30, ["核对", "（买", "方）资", "金"]],
])("%j in %i points", (text, width, lines) => {
	expect(breakLines(text, width, measure)).toEqual(lines);
});

test("no line is wider than the paper, and nothing is lost", () => {
	const text = "Ein Grundstückskaufvertrag wird vor dem Notar geschlossen; 合同允许转让，核对资金证明。".repeat(5);
	const lines = breakLines(text, 120, measure);
	expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(120);
	expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
});

test("a long line is not measured anew for each of its words", () => {
	const text = "assignment contract ".repeat(400);
	let letters = 0;
	breakLines(text, 5000, (part) => {
		letters += part.length;
		return measure(part);
	});
	expect(letters).toBeLessThan(8 * text.length);
});
