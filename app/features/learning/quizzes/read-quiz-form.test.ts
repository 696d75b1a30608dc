import { expect, test } from "vitest";
import { type FormQuestion, positionField, readQuizForm } from "./read-quiz-form";

const choices = [{ id: "a" }, { id: "b" }, { id: "c" }];
const questions: FormQuestion[] = [
	{ key: "price", type: "single", choices },
	{ key: "facts", type: "multiple", choices },
	{ key: "low", type: "trueFalse", choices: [] },
	{ key: "offer", type: "number", choices: [] },
	{ key: "steps", type: "ordering", choices },
];

function formOf(fields: [string, string][]): FormData {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return form;
}

const COMPLETE: [string, string][] = [
	["_intent", "attempt"],
	["price", "b"],
	["facts", "a"],
	["facts", "c"],
	["low", "false"],
	["offer", "96.000"],
	["steps:a", "2"],
	["steps:b", "3"],
	["steps:c", "1"],
];

test("a complete form becomes answers, figures in the language of the page", () => {
	expect(readQuizForm(questions, formOf(COMPLETE), "de")).toMatchObject({
		answers: { price: "b", facts: ["a", "c"], low: false, offer: 96_000, steps: ["c", "a", "b"] },
		errors: {},
	});
	expect(readQuizForm(questions, formOf(COMPLETE), "en").answers.offer).toBe(96);
});

test("pairs become what belongs to each item, in the order of the items, and all of them are needed", () => {
	const pairs: FormQuestion[] = [{ key: "pairs", type: "matching", choices, items: [{ id: "y" }, { id: "x" }] }];
	const whole = formOf([
		["pairs:x", "a"],
		["pairs:y", "c"],
	]);
	expect(readQuizForm(pairs, whole, "en")).toEqual({
		answers: { pairs: ["c", "a"] },
		errors: {},
		values: { "pairs:y": ["c"], "pairs:x": ["a"] },
	});
	expect(readQuizForm(pairs, formOf([["pairs:x", "a"]]), "en").errors).toEqual({ pairs: "errors.pairsIncomplete" });
	expect(readQuizForm(pairs, formOf([]), "en").errors).toEqual({ pairs: "errors.unanswered" });
});

test("each question without an answer is named", () => {
	const { errors } = readQuizForm(questions, formOf([["offer", "  "]]), "en");

	expect(errors).toEqual({
		price: "errors.unanswered",
		facts: "errors.unanswered",
		low: "errors.unanswered",
		offer: "errors.unanswered",
		steps: "errors.unanswered",
	});
});

test("a word is no figure, and what was typed comes back", () => {
	const form = formOf(COMPLETE.map(([name, value]) => [name, name === "offer" ? "a lot" : value]));

	const { errors, values } = readQuizForm(questions, form, "en");

	expect(errors).toEqual({ offer: "errors.notANumber" });
	expect(values).toMatchObject({ offer: ["a lot"], facts: ["a", "c"], "steps:b": ["3"] });
});

test.each([
	["two items in one place", ["1", "1", "2"]],
	["a place left open", ["1", "", "2"]],
	["a place that does not exist", ["1", "2", "4"]],
])("%s is no order", (_, places) => {
	const form = formOf(COMPLETE.filter(([name]) => !name.startsWith("steps")));
	for (const [index, { id }] of choices.entries()) form.append(positionField("steps", id), places[index] ?? "");

	expect(readQuizForm(questions, form, "en").errors).toEqual({ steps: "errors.orderIncomplete" });
});

test("fields that belong to no question are ignored", () => {
	const { answers, values } = readQuizForm(questions, formOf([...COMPLETE, ["score", "100"]]), "en");

	expect(answers).not.toHaveProperty("score");
	expect(values).not.toHaveProperty("score");
});
