import { expect, test } from "vitest";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { questionFigures } from "./question-figures";

const single: AnswerKey = { type: "single", option: "a" };
const question = (id: number, key: string, answerKey: AnswerKey = single, lessonId = 1) => ({
	id,
	lessonId,
	key,
	answerKey,
});
const attempt = (answers: Record<string, unknown>, more = {}) => ({
	lessonId: 1,
	enrollmentId: 1,
	answers,
	figures: {},
	language: "en",
	...more,
});

test("right answers are counted over the attempts that contained the question", () => {
	const attempts = [attempt({ one: "a", two: "b" }), attempt({ one: "b", two: "b" }), attempt({ two: "a" })];

	expect(questionFigures([question(7, "one"), question(8, "two")], attempts)).toEqual([
		{ questionId: 7, tries: 2, right: 1, discrimination: null, chosen: { a: 1, b: 1 } },
		{ questionId: 8, tries: 3, right: 1, discrimination: null, chosen: { b: 2, a: 1 } },
	]);
});

test("attempts at another lesson, and questions nobody was asked, count for nothing", () => {
	const asked = [question(1, "one"), question(2, "one", single, 2)];
	expect(questionFigures(asked, [attempt({ one: "a" }, { lessonId: 2 })])).toEqual([
		{ questionId: 2, tries: 1, right: 1, discrimination: null, chosen: { a: 1 } },
	]);
});

test("a figure is marked by the numbers of its own attempt and the language it was typed in", () => {
	const key: AnswerKey = {
		type: "number",
		value: "arv * 0.7",
		tolerance: 1,
		unit: "USD",
		variables: { arv: { between: [100, 900], step: 100 } },
	};
	const typed = (answer: string, language: string) =>
		attempt({ one: answer }, { figures: { one: { arv: 2000 } }, language });

	const [figures] = questionFigures([question(1, "one", key)], [typed("1.400,0", "de"), typed("1,400", "en")]);
	expect(figures).toMatchObject({ tries: 2, right: 2 });
});

test("a question that those who know the rest answer right discriminates, one that all answer alike says nothing", () => {
	const asked = ["one", "two", "three"].map((key, at) => question(at + 1, key));
	const attempts = Array.from({ length: 30 }, (_, at) => {
		const answer = at % 2 === 0 ? "a" : "b";
		return attempt({ one: answer, two: answer, three: "a" });
	});

	const [one, , three] = questionFigures(asked, attempts);
	expect(one?.discrimination).toBe(1);
	expect(three?.discrimination).toBeNull();
	expect(questionFigures(asked, attempts.slice(0, 19))[0]?.discrimination).toBeNull();
});

test("what was chosen is counted: every option of several, true and false, and the wrong result that was met", () => {
	const keys: [string, AnswerKey][] = [
		["some", { type: "multiple", options: ["a", "b"] }],
		["fact", { type: "trueFalse", value: true }],
		["sum", { type: "number", value: 5, tolerance: 0, unit: "", diagnoses: [4, 6] }],
		["text", { type: "shortText", accepted: [{ text: "yes" }] }],
	];
	const asked = keys.map(([key, answerKey], at) => question(at + 1, key, answerKey));
	const attempts = [
		attempt({ some: ["a", "c", "c"], fact: false, sum: 6, text: "no" }),
		attempt({ some: ["a", "Not an id"], fact: true, sum: 6, text: "yes" }),
		attempt({ some: ["b"], fact: false, sum: 5, text: "?" }),
		attempt({ some: "a", fact: "false", sum: 7, text: "?" }),
	];
	expect(questionFigures(asked, attempts).map(({ chosen }) => chosen)).toEqual([
		{ a: 2, c: 1, b: 1 },
		{ false: 2, true: 1 },
		{ 1: 2 },
		undefined,
	]);
});
