import { expect, test } from "vitest";
import { hasBoundedNames } from "./bounded-names";

const form = (names: readonly string[]) => {
	const made = new FormData();
	for (const name of names) made.append(name, "x");
	return made;
};
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `f${at}`);
const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });
const deepest = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);

test.each([
	["one name", ["email"]],
	["no name", [""]],
	["rows and languages", ["tiers[99].amount", "value.words.en.title", "list[]"]],
	["the places of a large quiz", numbered(550)],
	["sixteen levels", ["a.".repeat(15).concat("a")]],
	["a long name", ["x".repeat(200)]],
])("a form with %s is read", (_case, names) => {
	expect(hasBoundedNames(form(names))).toBe(true);
});

test.each([
	["more names", numbered(551)],
	["one name again and again", Array.from({ length: 551 }, () => "id")],
	["a longer name", ["x".repeat(201)]],
	["a deeper name", ["a.".repeat(16).concat("a")]],
	["a deeper list", [`a${"[0]".repeat(16)}`]],
	["five thousand levels", ["a.".repeat(5000).concat("a")]],
	["a place too far", ["tiers[100].amount"]],
	["a place out of sight", ["a.b[4294967294]"]],
	["a place that never ends", [`a[${"9".repeat(190)}]`]],
])("a form with %s is not", (_case, names) => {
	expect(hasBoundedNames(form([...names, "email"]))).toBe(false);
});

test.each([
	["a few names", { answers: { a: ["b", 1, null], b: true } }],
	["a long list", { list: Array.from({ length: 5000 }, () => 1) }],
	["sixteen levels", nested(15)],
	["rows of names", { rows: Array.from({ length: 300 }, () => ({ a: 1, b: 2 })) }],
])("JSON with %s is read", (_case, body) => {
	expect(hasBoundedNames(body)).toBe(true);
});

test.each([
	["more names", Object.fromEntries(numbered(551).map((name) => [name, 1]))],
	["more names further in", { list: [Object.fromEntries(numbered(551).map((name) => [name, 1]))] }],
	["a longer name", { answers: { ["x".repeat(201)]: 1 } }],
	["a seventeenth level", nested(17)],
	["a name that counts", { "a[4294967294]": 1 }],
	["ten thousand levels", deepest(10_000)],
	["lists in lists", JSON.parse(`{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`)],
])("JSON with %s is not", (_case, body) => {
	expect(hasBoundedNames(body)).toBe(false);
});
