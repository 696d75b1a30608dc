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

test("a table is its head and rows, with the side and weight of each cell", () => {
	const left = { align: "left", isStrong: false };
	const right = { align: "right", isStrong: false };
	expect(textBlocks("| Line | USD |\n|---|---:|\n| Roof | |\n| **Works** | **1** and 2 |")).toEqual([
		{
			kind: "table",
			head: [
				{ text: "Line", ...left },
				{ text: "USD", ...right },
			],
			rows: [
				[
					{ text: "Roof", ...left },
					{ text: "", ...right },
				],
				[
					{ text: "Works", align: "left", isStrong: true },
					{ text: "1 and 2", ...right },
				],
			],
		},
	]);
});

test("an item with a box is a check, ticked or not", () => {
	expect(textBlocks("- [ ] Roof seen\n- [x] Cellar **dry**\n- [note] kept")).toEqual([
		{ kind: "check", text: "Roof seen", isTicked: false },
		{ kind: "check", text: "Cellar dry", isTicked: true },
		{ kind: "item", text: "[note] kept", mark: "•", depth: 0 },
	]);
});

test("a picture of a screen is named with its words, another is left out with them", () => {
	expect(textBlocks("One.\n\n![What to see](screen:home)\n\n![Who pays whom](figure:closing)\n\nTwo.")).toEqual([
		{ kind: "text", text: "One." },
		{ kind: "picture", text: "What to see", name: "home" },
		{ kind: "text", text: "Two." },
	]);
});
