import { expect, test } from "vitest";
import { prefixesOf } from "./name-prefix";

test.each([
	["am", ["am", "Am"]],
	["Am", ["Am"]],
	["ан", ["ан", "Ан"]],
	["李", ["李"]],
	["ada love", ["ada", "Ada"]],
	["  ", []],
])("%j asks for names that begin with %j", (typed, prefixes) => {
	expect(prefixesOf(typed)).toEqual(prefixes);
});
