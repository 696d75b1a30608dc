import { expect, test } from "vitest";
import type { SameThing } from "../reportable.ts";
import { removableOf } from "./removable";

const other = (given: Partial<SameThing>): SameThing => ({
	id: "1",
	path: "/forum/1/2",
	title: "Offer",
	text: "Guaranteed  20% a month",
	authorName: "Ann",
	isSameText: true,
	language: "en",
	state: "shown",
	writtenAt: new Date(0),
	...given,
});

test.each([
	["the same text", {}, 1],
	["one in other case and spaces", { text: "guaranteed 20%\na month" }, 1],
	["one that waits hidden", { state: "hidden" }, 1],
	["one that is removed", { state: "removed" }, 0],
	["one that was edited since", { text: "I take it back." }, 0],
	["another text with the same link", { isSameText: false, text: "See https://offer.example" }, 0],
] as const)("%s is removed together with a thing, or not", (_what, given, count) => {
	expect(removableOf([other(given)], "Guaranteed 20% a month")).toHaveLength(count);
});

test("nothing is like a copy that is no longer kept", () => {
	expect(removableOf([other({ text: "" })], null)).toEqual([]);
	expect(removableOf([other({ text: "" })], "")).toEqual([]);
});
