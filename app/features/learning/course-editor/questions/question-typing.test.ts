import { expect, test } from "vitest";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { changeRows, emptyQuestion, losesText, parseRowChange, withType, writeRowChange } from "./question-rows";
import { isUnwritten, type QuestionTyping, questionFact, questionWords, readQuestion, tagsIn } from "./question-typing";
import { WriteQuestionForm } from "./schemas";
import { typedForm, typedIn } from "./typed-form";

const options = ["a", "b", "c"].map((id) => ({ id, text: `Text ${id}`, feedback: `Note ${id}`, isRight: id === "b" }));
const single: QuestionTyping = {
	...emptyQuestion("single"),
	prompt: "Which?",
	explanation: "So.",
	hints: ["H"],
	options,
};
const number: QuestionTyping = {
	...emptyQuestion("number"),
	prompt: "How much is {price}?",
	answer: "price - 5",
	tolerance: "0.5",
	unit: "USD",
	variables: [{ name: "price", from: "10", to: "20", step: "2" }],
	diagnoses: [{ answer: "price", text: "Nothing subtracted." }],
};
const ordering: QuestionTyping = {
	...emptyQuestion("ordering"),
	prompt: "Order",
	options: options.map((one) => ({ ...one, feedback: "", isRight: false })),
};
const matching: QuestionTyping = {
	...emptyQuestion("matching"),
	prompt: "What belongs together?",
	pairs: [
		{ item: "i1", itemText: "ARV", match: "m1", matchText: "After repair value" },
		{ item: "i2", itemText: "EMD", match: "m2", matchText: "Earnest money" },
	],
	decoys: [{ id: "d1", text: "Escrow" }],
	tags: "terms, net-yield",
	inBank: true,
};
const shortText: QuestionTyping = {
	...emptyQuestion("shortText"),
	prompt: "What is it called?",
	accepted: [
		{ text: "after*value", language: "" },
		{ text: "Wert danach", language: "de" },
	],
};
const all = { matching, shortText, single, multiple: { ...single, type: "multiple" as const }, number, ordering };

function stored(typed: QuestionTyping) {
	const fact = questionFact({ key: "k", source: null }, typed);
	const words = questionWords({}, typed, false);
	return { fact, words, english: words };
}

test.each(Object.values(all))("a question of the type $type is stored and read as it was typed", (typed) => {
	expect(readQuestion(stored(typed))).toEqual(typed);
});

test.each(Object.values(all))("a form of the type $type says what was typed", (typed) => {
	const form = typedForm(typed);
	for (const [name, value] of Object.entries({ intent: "write", lang: "en", question: "k", seen: "x" })) {
		form.set(name, value);
	}
	const parsed = parseForm(form, WriteQuestionForm, { isCoerced: false });
	expect(parsed.status === "success" && typedIn(parsed.value)).toEqual(typed);
});

test("numbers become numbers, calculations stay texts, and half-typed ones are kept", () => {
	expect(questionFact({ key: "k" }, number)).toEqual({
		key: "k",
		answerKey: {
			type: "number",
			value: "price - 5",
			tolerance: 0.5,
			unit: "USD",
			diagnoses: ["price"],
			variables: { price: { between: [10, 20], step: 2 } },
		},
	});
	const half = { ...number, tolerance: "0,", variables: [{ name: "", from: "1", to: "", step: "x" }] };
	expect(readQuestion(stored(half))).toEqual(half);
});

test("what the page does not edit stays: source, numbers of the lesson, unknown fields", () => {
	const shared = { arv: { between: [1, 2], step: 1, ofLesson: true } };
	const before = { key: "k", source: "first#1.2", answerKey: { type: "single", option: "a", variables: shared } };
	expect(questionFact(before, single)).toEqual({
		key: "k",
		source: "first#1.2",
		answerKey: { type: "single", option: "b", variables: shared },
	});
	expect(questionFact(before, number).answerKey).toMatchObject({
		variables: { price: { between: [10, 20], step: 2 }, ...shared },
	});
});

test("a translation leaves out options without a text, and the order of an ordering question is the key's", () => {
	const german = { ...single, options: options.map((one) => (one.id === "b" ? { ...one, text: " " } : one)) };
	expect(questionWords({}, german, true).choices).toEqual([
		{ id: "a", text: "Text a" },
		{ id: "c", text: "Text c" },
	]);
	const { fact, words, english } = stored(ordering);
	const shuffled = { ...words, choices: [...(words.choices as unknown[])].reverse() };
	expect(readQuestion({ fact, words: shuffled, english }).options.map(({ id }) => id)).toEqual(["a", "b", "c"]);
	expect(isUnwritten({ ...emptyQuestion("single"), prompt: " " })).toBe(true);
	expect(isUnwritten({ ...emptyQuestion("single"), hints: ["x"] })).toBe(false);
});

test("pairs and accepted answers are keys, and the sides of pairs are words", () => {
	expect(stored(matching).fact.answerKey).toEqual({ type: "matching", items: ["i1", "i2"], matches: ["m1", "m2"] });
	expect(stored(matching).words.choices).toEqual([
		{ id: "i1", text: "ARV" },
		{ id: "i2", text: "EMD" },
		{ id: "m1", text: "After repair value" },
		{ id: "m2", text: "Earnest money" },
		{ id: "d1", text: "Escrow" },
	]);
	expect(stored(shortText).fact.answerKey).toEqual({
		type: "shortText",
		accepted: [{ text: "after*value" }, { text: "Wert danach", language: "de" }],
	});
	expect(stored(shortText).words.choices).toEqual([]);
});

test("drafts that hold nonsense are read as empty", () => {
	const fact = { key: 5, answerKey: { type: "poem", options: "x", variables: [1], diagnoses: {} } };
	const words = { prompt: 1, choices: [{ id: 3 }, null, "x"], feedback: [], hints: [1, "h"] };
	expect(readQuestion({ fact, words, english: words })).toMatchObject({ type: "single", prompt: "", hints: ["h"] });
});

test("rows are added, moved and taken away, to their limits", () => {
	const ids = (typed: QuestionTyping) => typed.options.map(({ id }) => id);
	expect(ids(changeRows(single, { deed: "down", list: "options", at: 0 }))).toEqual(["b", "a", "c"]);
	expect(ids(changeRows(single, { deed: "up", list: "options", at: 0 }))).toEqual(["a", "b", "c"]);
	expect(ids(changeRows(single, { deed: "remove", list: "options", at: 1 }))).toEqual(["a", "c"]);
	const [, , , added] = changeRows(single, { deed: "add", list: "options", at: 3 }).options;
	expect(added).toMatchObject({ id: expect.stringMatching(/^i[0-9a-f]{8}$/), text: "" });
	const full = Array.from({ length: 9 }).reduce<QuestionTyping>(
		(typed) => changeRows(typed, { deed: "add", list: "hints", at: 0 }),
		single,
	);
	expect(full.hints).toHaveLength(5);
	expect(changeRows(number, { deed: "remove", list: "diagnoses", at: 7 })).toEqual(number);
});

test("a row change is written into a button and read back; anything else is none", () => {
	const change = { deed: "up", list: "options", at: 12 } as const;
	expect(parseRowChange(writeRowChange(change))).toEqual(change);
	for (const text of ["", "up options", "up options 123", "up options -1", "drop options 1", "up prompt 1"]) {
		expect(parseRowChange(text)).toBeNull();
	}
});

test("another type keeps prompt, explanation, hints and options where it has some, and asks before any go", () => {
	const multiple = withType(single, "multiple");
	expect(multiple).toMatchObject({ type: "multiple", prompt: "Which?", explanation: "So.", hints: ["H"], options });
	expect(
		withType({ ...multiple, options: options.map((one) => ({ ...one, isRight: true })) }, "single").options,
	).toEqual(options.map((one, at) => ({ ...one, isRight: at === 0 })));
	expect(withType(single, "number")).toEqual({
		...emptyQuestion("number"),
		prompt: "Which?",
		explanation: "So.",
		hints: ["H"],
	});
	expect([
		losesText(single, "multiple"),
		losesText(single, "ordering"),
		losesText(single, "trueFalse"),
		losesText(ordering, "single"),
		losesText(number, "single"),
		losesText({ ...emptyQuestion("single"), prompt: "x" }, "number"),
		losesText(emptyQuestion("number"), "trueFalse"),
		losesText(matching, "single"),
		losesText(shortText, "matching"),
		losesText(emptyQuestion("matching"), "shortText"),
	]).toEqual([false, true, true, false, true, false, false, true, true, false]);
});

test.each([
	["Sales Contracts, numbers", ["sales-contracts", "numbers"]],
	["contracts，numbers；  contracts ,", ["contracts", "numbers"]],
	["Crédit  foncier, net_yield", ["credit-foncier", "net-yield"]],
	["", []],
	// No slug can be made of it: the field says so.
	["合同", ["合同"]],
])("%s are tags of their own", (text, tags) => {
	expect(tagsIn(text)).toEqual(tags);
});

test("tags and the place in the bank are facts only where there are any, and stay with another type", () => {
	expect(questionFact({ key: "k", tags: ["old"], inBank: true }, single)).toEqual({
		key: "k",
		answerKey: { type: "single", option: "b" },
	});
	expect(questionFact({ key: "k" }, { ...single, tags: "B, a", inBank: true })).toMatchObject({
		tags: ["b", "a"],
		inBank: true,
	});
	expect(withType(matching, "single")).toMatchObject({ tags: "terms, net-yield", inBank: true, decoys: [] });
	expect(losesText({ ...matching, pairs: [] }, "single")).toBe(true);
});
