import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { CourseContent, QuestionContent } from "../course-content.ts";
import { readCourses } from "../read-courses.ts";
import { testsPerModule, translatedShare, wordFigures } from "./figures.ts";

const [shipped] = readCourses(fileURLToPath(new URL("../courses", import.meta.url)), { only: ["deal-analysis"] });
const lesson = shipped?.modules[0]?.lessons[0];
const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

function courseOf(lessons: { words: number; type: "article" | "quiz" | "exercise"; isGerman?: true }[]): CourseContent {
	if (!shipped || !lesson) throw new Error("There is no course to begin with");
	const module = {
		...shipped.modules[0],
		slug: "ground",
		lessons: lessons.map(({ words: count, type, isGerman }) => {
			const { title, summary } = lesson.translations.en;
			const text = { ...lesson.translations.en, title, summary, body: words(count) };
			return { ...lesson, type, translations: isGerman ? { en: text, de: text } : { en: text } };
		}),
	};
	return { ...shipped, sheets: [], modules: [{ ...shipped.modules[0], ...module }] as CourseContent["modules"] };
}

test("the words of lessons leave out quizzes, and the median of two lies between them", () => {
	const lengths = [300, 100, 5, 200, 400].map(
		(count) => ({ words: count, type: count === 5 ? "quiz" : "article" }) as const,
	);
	expect(wordFigures(courseOf(lengths))).toEqual({ shortest: 100, median: 250, longest: 400 });
});

test("exercises and quizzes are counted by module", () => {
	const course = courseOf([
		{ words: 9, type: "article" },
		{ words: 9, type: "exercise" },
		{ words: 9, type: "exercise" },
		{ words: 9, type: "quiz" },
	]);
	expect(testsPerModule(course)).toEqual({ ground: { exercises: 2, quizzes: 1 } });
});

test("the share of a language is one of words, not of files, and never rounded up", () => {
	const course = courseOf([
		{ words: 100, type: "article", isGerman: true },
		{ words: 50, type: "exercise", isGerman: true },
		{ words: 751, type: "article" },
	]);
	expect(translatedShare(course)).toMatchObject({ en: 100, de: 16, fr: 0 });
});

test("a lesson with a question that is not translated is not there in that language", () => {
	const course = courseOf([{ words: 100, type: "quiz", isGerman: true }]);
	const words = { prompt: "", choices: [], explanation: "", feedback: {}, hints: [], diagnoses: [] };
	const question: QuestionContent = {
		key: "one",
		answerKey: { type: "trueFalse", value: true },
		source: null,
		translations: { en: words },
	};
	const [first] = course.modules[0]?.lessons ?? [];
	if (first) first.questions = [question];
	expect(translatedShare(course)).toMatchObject({ en: 100, de: 0 });
});
