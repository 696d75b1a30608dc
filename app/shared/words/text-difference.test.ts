import { expect, test } from "vitest";
import { textDifference } from "./text-difference";

const told = (before: string, after: string, language = "en") =>
	textDifference(before, after, language)
		.filter(({ kind }) => kind !== "same")
		.map(({ kind, text }) => `${kind}: ${text}`);

test("words that came and went are told, and the rest is left", () => {
	expect(told("within ten days of the order", "within fourteen days of the order")).toEqual([
		"taken: ten",
		"added: fourteen",
	]);
	expect(told("the same", "the same")).toEqual([]);
});

test("Chinese is compared by words", () => {
	expect(told("十四天内可以退款", "十四天内不能退款", "zh")).toEqual(["taken: 可以", "added: 不能"]);
});

test("both sides can be put together again", () => {
	const [before, after] = ["## One\n\nDo this.", "## One\n\nDo that, then this."];
	const all = textDifference(before, after, "en");
	const side = (left: string) =>
		all
			.filter(({ kind }) => kind !== left)
			.map(({ text }) => text)
			.join("");
	expect([side("added"), side("taken")]).toEqual([before, after]);
});
