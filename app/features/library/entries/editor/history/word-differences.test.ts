import { expect, test } from "vitest";
import { partTexts } from "#app/features/library/versioned-content/part-texts.ts";
import { shortenUnchanged, wordDifferences } from "#app/shared/text/word-differences.server.ts";

const changes = (older: string, newer: string, language = "en") =>
	wordDifferences(older, newer, language)
		.filter(({ change }) => change !== "same")
		.map(({ text, change }) => `${change}: ${text.trim()}`);

test("what has changed is told word by word, in each writing", () => {
	expect(changes("The house is red", "The house is green")).toEqual(["gone: red", "new: green"]);
	expect(changes("Der Vertrag gilt", "Der Kaufvertrag gilt", "de")).toEqual(["gone: Vertrag", "new: Kaufvertrag"]);
	expect(changes("我们买房子", "我们卖房子", "zh")).toEqual(["gone: 买", "new: 卖"]);
	expect(wordDifferences("", "", "en")).toEqual([]);
	expect(wordDifferences("a", "", "en")).toEqual([{ text: "a", change: "gone" }]);
});

test("the pieces that stay or are new make the newer text", () => {
	const [older, newer] = ["One two, three.\n\nFour", "One, two three.\n\nFive six"];
	const made = wordDifferences(older, newer, "en").filter(({ change }) => change !== "gone");
	expect(made.map(({ text }) => text).join("")).toBe(newer);
});

test("texts that are too long to compare stand one after the other", () => {
	const [older, newer] = ["a ".repeat(20_000), "b ".repeat(20_000)];
	expect(wordDifferences(older, newer, "en").map(({ change }) => change)).toEqual(["gone", "new"]);
});

test("what stays is told by its ends", () => {
	const long = "x".repeat(1000);
	const [head, changed] = shortenUnchanged(
		[
			{ text: long, change: "same" },
			{ text: "new", change: "new" },
		],
		10,
	);
	expect([head?.text.length, changed?.text]).toEqual([" […] ".length + 10, "new"]);
});

test("the texts of an entry stand under the paths of their fields", () => {
	const part = {
		title: "A",
		aliases: ["b", "c"],
		sections: { one: { items: { two: { text: "d", note: "" } } } },
		min: 0,
		empty: [],
	};
	expect(partTexts(part)).toEqual([
		{ path: "title", text: "A" },
		{ path: "aliases", text: "b\nc" },
		{ path: "sections.one.items.two.text", text: "d" },
		{ path: "min", text: "0" },
	]);
});
