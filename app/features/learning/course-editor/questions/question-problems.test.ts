import { expect, test } from "vitest";
import { courseParts } from "#app/features/learning/authoring/publishing/course-parts.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { readCourses } from "#db/content/read-courses.ts";
import { checkPart } from "../publish/part-problems";
import { englishProblems, lessonQuestionProblems, translationProblems } from "./question-problems";
import { emptyQuestion } from "./question-rows";
import { type QuestionTyping, questionFact, questionWords } from "./question-typing";

const options = ["a", "b", "c"].map((id) => ({ id, text: `Text ${id}`, feedback: "", isRight: id === "b" }));
const single: QuestionTyping = { ...emptyQuestion("single"), prompt: "Which?", options };
const number: QuestionTyping = {
	...emptyQuestion("number"),
	prompt: "How much is {price * 2}?",
	answer: "price - 5",
	variables: [{ name: "price", from: "10", to: "20", step: "2" }],
	diagnoses: [{ answer: "price", text: "Nothing subtracted." }],
};

function found(typed: QuestionTyping) {
	const fact = questionFact({ key: "k", source: null }, typed);
	return englishProblems({ fact, words: questionWords({}, typed, false) }).map(({ field, reason, at }) =>
		[field, reason, at].filter((one) => one !== undefined).join(" "),
	);
}
const option = (at: number, part: Partial<QuestionTyping["options"][number]>) => ({
	...single,
	options: options.map((one, place) => (place === at ? { ...one, ...part } : one)),
});

test("sound questions of each type have no problem", () => {
	expect(found(single)).toEqual([]);
	expect(found({ ...single, type: "multiple" })).toEqual([]);
	expect(found({ ...single, type: "ordering" })).toEqual([]);
	expect(found({ ...emptyQuestion("trueFalse"), prompt: "True?" })).toEqual([]);
	expect(found(number)).toEqual([]);
	expect(found({ ...number, variables: [], prompt: "How much {", answer: "-5.5", diagnoses: [] })).toEqual([]);
});

test("what is missing or too long is named by field and row", () => {
	expect(found(emptyQuestion("single"))).toEqual([
		"prompt empty",
		"options empty 1",
		"options empty 2",
		"options empty 3",
		"options twice 2",
	]);
	expect(found(option(1, { text: "x".repeat(401) }))).toEqual(["options tooLong 2"]);
	expect(found(option(0, { feedback: "x".repeat(601) }))).toEqual(["feedback tooLong 1"]);
	expect(found({ ...single, prompt: "\u200b" })).toEqual(["prompt empty"]);
	expect(found({ ...single, hints: ["ok", " "] })).toEqual(["hints empty 2"]);
	expect(found({ ...single, explanation: "x".repeat(1501) })).toEqual(["explanation tooLong"]);
});

test("choices need enough options, each another, and a right one", () => {
	expect(found(option(1, { isRight: false }))).toEqual(["right empty"]);
	expect(found({ ...single, options: options.slice(1, 2) })).toEqual(["options tooFew"]);
	expect(found({ ...single, type: "ordering", options: options.slice(1) })).toEqual(["options tooFew"]);
	expect(found(option(2, { text: "Text a " }))).toEqual(["options twice 3"]);
});

test("pairs are whole and differ, and an accepted answer is more than a star", () => {
	const pair = (item: string, itemText: string, matchText: string) => ({
		item,
		itemText,
		match: `m${item}`,
		matchText,
	});
	const matching = { ...emptyQuestion("matching"), prompt: "Match." };
	expect(found({ ...matching, pairs: [pair("a", "A", "1"), pair("b", "B", "2")] })).toEqual([]);
	expect(found({ ...matching, pairs: [pair("a", "A", "1")] })).toEqual(["pairs tooFew"]);
	expect(found({ ...matching, pairs: [pair("a", "A", "1"), pair("b", "", "2")] })).toEqual(["pairs empty 2"]);
	expect(found({ ...matching, pairs: [pair("a", "A", "1"), pair("b", "B", "1 ")] })).toEqual(["pairs twice 2"]);
	const text = (...accepted: string[]) =>
		found({
			...emptyQuestion("shortText"),
			prompt: "Name it.",
			accepted: accepted.map((one) => ({ text: one, language: "" })),
		});
	expect(text("ARV", "after*value")).toEqual([]);
	expect(text()).toEqual(["accepted empty"]);
	expect(text("ARV", " ", "**", "x".repeat(201))).toEqual([
		"accepted empty 2",
		"accepted pattern 3",
		"accepted tooLong 4",
	]);
});

test("numbers and calculations must give a result for whatever is drawn", () => {
	expect(found({ ...number, answer: "price - garage" })).toEqual(["answer calculation"]);
	expect(found({ ...number, answer: "1 / (price - 10)" })).toEqual(["answer calculation"]);
	expect(found({ ...number, answer: "" })).toEqual(["answer empty"]);
	expect(found({ ...number, prompt: "{metre}" })).toEqual(["prompt calculation"]);
	expect(found({ ...number, tolerance: "a little" })).toEqual(["tolerance notNumber"]);
	expect(found({ ...number, diagnoses: [{ answer: "price - 5.0", text: "x" }] })).toEqual(["diagnoses sameResult 1"]);
	const variable = (part: object) => ({
		...number,
		variables: [{ name: "price", from: "10", to: "20", step: "2", ...part }],
	});
	expect(found(variable({ from: "30" }))).toEqual(["variables range 1"]);
	expect(found(variable({ step: "0" }))).toEqual(["variables range 1"]);
	expect(found(variable({ to: "many" }))).toEqual(["variables notNumber 1"]);
	expect(found(variable({ name: "Price" }))).toEqual(["variables name 1"]);
	expect(found(variable({ name: "__proto__" }))).toEqual(["variables name 1"]);
});

test("a translation may leave out options and whole questions, not the question of one that it has", () => {
	const fact = questionFact({ key: "k", source: null }, number);
	const english = questionWords({}, number, false);
	const check = (words: JsonObject) => translationProblems({ fact, words, english });
	expect(check({})).toEqual([]);
	expect(check({ ...english, prompt: "Wie viel ist {price * 2}?", diagnoses: [] })).toEqual([]);
	expect(check({ ...english, prompt: "" })).toEqual([{ field: "prompt", reason: "empty" }]);
	expect(check({ ...english, prompt: "{preis}" })).toEqual([{ field: "prompt", reason: "calculation", text: "preis" }]);
});

test("the courses that ship are sound, in every language", () => {
	const problems = readCourses("db/content/courses").flatMap((course) => {
		const parts = courseParts(course);
		const ofParts = parts.flatMap(({ key, language, json }) => checkPart(key, language, json).problems);
		const lessons = parts.filter(({ key, language }) => key.startsWith("lesson/") && language === "*");
		const ofQuestions = lessons.flatMap(({ key, json: facts }) => {
			const own = parts.filter((part) => part.key === key && part.language !== "*");
			const words = new Map(own.map(({ language, json }) => [language, json]));
			return own.flatMap(({ language }) =>
				lessonQuestionProblems(facts, words, language).map((one) => ({ ...one, lesson: key, language })),
			);
		});
		return [...ofParts, ...ofQuestions];
	});
	expect(problems.slice(0, 5)).toEqual([]);
}, 60_000);

test("misleading options differ from what belongs to an item, and tags are slugs", () => {
	const pairs = [
		{ item: "a", itemText: "A", match: "ma", matchText: "1" },
		{ item: "b", itemText: "B", match: "mb", matchText: "2" },
	];
	const matching = { ...emptyQuestion("matching"), prompt: "Match.", pairs };
	const decoys = (...texts: string[]) => texts.map((text, at) => ({ id: `d${at}`, text }));
	expect(found({ ...matching, decoys: decoys("3", "4") })).toEqual([]);
	expect(found({ ...matching, decoys: decoys("3", "2") })).toEqual(["decoys twice 2"]);
	expect(found({ ...matching, decoys: decoys("3", "") })).toEqual(["decoys empty 2"]);
	expect(found({ ...matching, decoys: decoys("x".repeat(201)) })).toEqual(["decoys tooLong 1"]);
	expect(found({ ...matching, decoys: decoys("3", "4", "5", "6", "7") })).toEqual(["decoys tooMany"]);
	expect(found({ ...single, tags: "Net Yield, contracts" })).toEqual([]);
	expect(found({ ...single, tags: "合同" })).toEqual(["tags slug"]);
	expect(found({ ...single, tags: "x".repeat(31) })).toEqual(["tags slug"]);
	expect(found({ ...single, tags: "a, b, c, d, e, f" })).toEqual(["tags tooMany"]);
});
