import { expect, test } from "vitest";
import { formAnswers } from "./form-answers";
import { AttemptInput, answersTo } from "./schemas";

test.each([
	[{ answers: {} }, true],
	[{ answers: { a: "x", b: ["x"], c: true, d: 1.5 } }, true],
	[{ answers: { a: "x".repeat(201) } }, false],
	[{ answers: { a: null } }, false],
	[{ answers: { a: { b: 1 } } }, false],
	[{ answers: { a: Number.NaN } }, false],
	[{ answers: { a: Number.POSITIVE_INFINITY } }, false],
	[{ answers: ["x"] }, false],
	[{ answers: Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${n}`, true])) }, true],
	[{ answers: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`k${n}`, true])) }, false],
	[{ answers: {}, score: 100 }, false],
	[{}, false],
])("attempt %# is accepted: %s", (input, accepted) => {
	expect(AttemptInput.safeParse(input).success).toBe(accepted);
});

test("an attempt brings no prototype along", () => {
	const result = AttemptInput.safeParse(JSON.parse('{"answers":{"__proto__":{"polluted":true}}}'));
	expect(Object.keys(result.data?.answers ?? {})).toEqual([]);
	expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("every message is a key of the language files", () => {
	const wrong = [
		AttemptInput.safeParse({ answers: { a: null }, extra: 1 }),
		AttemptInput.safeParse({}),
		answersTo([{ key: "a", type: "multiple" }]).safeParse({ a: "x", b: 1 }),
	];
	const messages = wrong.flatMap((result) => result.error?.issues.map(({ message }) => message) ?? []);
	expect(messages.length).toBeGreaterThan(4);
	for (const message of messages) expect(message).toMatch(/^errors\.[a-zA-Z]+$/);
});

const questions = [
	{ key: "one", type: "single" },
	{ key: "some", type: "multiple" },
	{ key: "yes", type: "trueFalse" },
	{ key: "sum", type: "number" },
	{ key: "steps", type: "ordering" },
] as const;

test("answers fit their questions in key and kind, and none may be missing", () => {
	const schema = answersTo(questions);
	const all = { one: "a", some: ["a"], yes: false, sum: "96,000", steps: ["a"] };
	expect(schema.safeParse(all).success).toBe(true);
	expect(schema.safeParse({ ...all, sum: 96_000 }).success).toBe(true);
	for (const wrong of [{ other: "a" }, { one: ["a"] }, { some: "a" }, { yes: "true" }, { sum: true }, { steps: 1 }]) {
		expect(schema.safeParse({ ...all, ...wrong }).success).toBe(false);
	}
	for (const missing of [
		{ one: " " },
		{ some: [] },
		{ some: [""] },
		{ yes: undefined },
		{ sum: "" },
		{ steps: undefined },
	]) {
		const answer = schema.safeParse({ ...all, ...missing });
		expect([missing, answer.error?.issues[0]?.message]).toEqual([missing, "errors.unanswered"]);
	}
});

test("a posted form becomes answers, without empty and foreign fields", () => {
	const form = new FormData();
	for (const [name, value] of [
		["one", "a"],
		["some", "a"],
		["some", "b"],
		["yes", "false"],
		["sum", " "],
		["steps", "c"],
		["steps", "a"],
		["role", "admin"],
	] as const) {
		form.append(name, value);
	}
	expect(formAnswers(questions, form)).toEqual({ one: "a", some: ["a", "b"], yes: false, steps: ["c", "a"] });
});
