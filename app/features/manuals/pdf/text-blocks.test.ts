import { expect, test } from "vitest";
import { textBlocks } from "./text-blocks";

test("a text is its blocks in order, without marks", () => {
	expect(textBlocks("## Begin **here**\n\nOpen [the page](/help) and\npress `Go`.\n\n> Wait.")).toEqual([
		{ kind: "heading", text: "Begin here" },
		{ kind: "text", text: "Open the page and press Go." },
		{ kind: "quote", text: "Wait." },
	]);
});

test("items count by themselves, and a second paragraph of one has no number", () => {
	expect(textBlocks("1. One\n\n   More.\n2. Two\n   - In two\n3. Three")).toEqual([
		{ kind: "item", text: "One", mark: "1.", depth: 0 },
		{ kind: "item", text: "More.", mark: "", depth: 0 },
		{ kind: "item", text: "Two", mark: "2.", depth: 0 },
		{ kind: "item", text: "In two", mark: "•", depth: 1 },
		{ kind: "item", text: "Three", mark: "3.", depth: 0 },
	]);
});

test("a table is its rows, the first of them the head", () => {
	expect(textBlocks("| Kind | Do |\n|---|---|\n| Quiz | |")).toEqual([
		{ kind: "row", cells: ["Kind", "Do"], isHead: true },
		{ kind: "row", cells: ["Quiz", ""], isHead: false },
	]);
});

test("a picture is left out with its words", () => {
	expect(textBlocks("One.\n\n![What to see](screen:home)\n\nTwo.")).toEqual([
		{ kind: "text", text: "One." },
		{ kind: "text", text: "Two." },
	]);
});
