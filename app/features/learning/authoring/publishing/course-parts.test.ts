import { expect, test } from "vitest";
import { courseContent } from "#tests/learning/course-content.ts";
import { courseParts } from "./course-parts";

const choices = (language: string) => ["a", "b", "c"].map((id) => ({ id, text: `${language} ${id}` }));
const words = (language: string) => ({
	prompt: language,
	choices: choices(language),
	explanation: language,
	feedback: {},
	hints: [],
	diagnoses: [],
});
const ordering = {
	key: "order",
	answerKey: { type: "ordering" as const, order: ["a", "b", "c"] },
	source: null,
	translations: { en: words("en"), de: words("de") },
};
const content = courseContent(1, [{ key: "one" }, { key: "two", type: "quiz", questions: [ordering] }]);
const parts = courseParts(content);
const jsonOf = (key: string, language: string) =>
	parts.find((part) => part.key === key && part.language === language)?.json ?? {};

test("facts, and words for each language, of the course, its modules and its lessons", () => {
	expect(parts.map(({ key, language }) => `${key} ${language}`)).toEqual([
		"course *",
		"course en",
		"course de",
		"module/ground *",
		"module/ground en",
		"module/ground de",
		"lesson/one *",
		"lesson/one en",
		"lesson/one de",
		"lesson/two *",
		"lesson/two en",
		"lesson/two de",
	]);
	expect(jsonOf("course", "*")).toEqual({
		slug: "course-1",
		topic: "analysis",
		level: "beginner",
		modules: ["ground"],
	});
	expect(jsonOf("module/ground", "*")).toEqual({ lessons: ["one", "two"] });
	expect(jsonOf("lesson/one", "de")).toMatchObject({ title: "Lektion 1", summary: "Kurz.", body: null });
});

test("the words of questions stand with the lesson's, by their keys, and the order to find is not told by names", () => {
	const [question] = jsonOf("lesson/two", "*").questions as (typeof ordering)[];
	expect(question).toEqual({
		key: "order",
		source: null,
		answerKey: { type: "ordering", order: expect.any(Array) },
	});
	const german = jsonOf("lesson/two", "de").questions as Record<string, ReturnType<typeof words>>;
	expect(german.order?.choices.map(({ id }) => id)).toEqual(question?.answerKey.order);
	expect(question?.answerKey.order).not.toEqual(["a", "b", "c"]);
});

test("a lesson that joins changes its module and no other lesson", () => {
	const longer = courseParts(
		courseContent(1, [{ key: "zero" }, { key: "one" }, { key: "two", questions: [ordering] }]),
	);
	const same = (key: string) => longer.find((part) => part.key === key && part.language === "*")?.json;
	expect(same("lesson/one")).toEqual(jsonOf("lesson/one", "*"));
	expect(same("module/ground")).not.toEqual(jsonOf("module/ground", "*"));
});
