import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGE_CODES, type Language } from "../app/shared/words/languages.ts";
import { countWords } from "../db/content/body-faults.ts";
import { clipProblems } from "../db/content/checks/clips.ts";
import { readLessonFiles } from "../db/content/checks/lesson-files.ts";
import { readPlaces, staleRules } from "../db/content/checks/places.ts";
import { balanceProblems, questionProblems } from "../db/content/checks/questions.ts";
import { sumProblems } from "../db/content/checks/sums.ts";
import { readTerms, termProblems } from "../db/content/checks/terms.ts";
import type { CourseContent } from "../db/content/course-content.ts";
import { ContentError } from "../db/content/front-matter.ts";
import { readCourses } from "../db/content/read-courses.ts";

/**
 * Checks the shipped courses: a table of what there is, or every error with file
 * and line and the exit code 1. Run by `npm run content:check`; a folder of
 * courses may be given.
 */
function checkContent(root: string): void {
	try {
		const courses = readCourses(root);
		const lessons = readLessonFiles(root);
		const places = readPlaces(join(root, "../places"));
		const problems = [
			...sumProblems(lessons),
			...questionProblems(lessons),
			...balanceProblems(lessons, root),
			...clipProblems(lessons, join(root, "../media")),
			...termProblems(lessons, readTerms(join(root, "../terms"))),
		];
		if (problems.length > 0) throw new ContentError(problems);
		console.table(Object.fromEntries(courses.map((course) => [course.slug, summarise(course)])));
		console.table(Object.fromEntries(courses.map((course) => [course.slug, translatedShare(course)])));
		console.log(totalLine(courses));
		for (const line of staleRules(places, new Date())) console.warn(`Older than a year: ${line}`);
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	}
}

/** `words` are of the English lessons, `shortest` those of the shortest article or video; `per module` counts quizzes and exercises. */
function summarise({ id, modules }: CourseContent) {
	const lessons = modules.flatMap((module) => module.lessons);
	const words = lessons.map((lesson) => ({ ...lesson, words: countWords(lesson.translations.en.body ?? "") }));
	const texts = words.filter(({ type }) => type === "article" || type === "video");
	const tests = lessons.filter(({ questions }) => questions.length > 0);
	return {
		number: id,
		modules: modules.length,
		lessons: lessons.length,
		questions: lessons.reduce((sum, lesson) => sum + lesson.questions.length, 0),
		minutes: lessons.reduce((sum, lesson) => sum + lesson.minutes, 0),
		words: words.reduce((sum, lesson) => sum + lesson.words, 0),
		shortest: Math.min(...texts.map((lesson) => lesson.words)),
		exercises: lessons.filter(({ type }) => type === "exercise").length,
		"per module": (tests.length / modules.length).toFixed(1),
	};
}

/** The share of lessons whose text is there in each language, in percent. */
function translatedShare({ modules }: CourseContent) {
	const lessons = modules.flatMap((module) => module.lessons);
	const share = (language: Language) =>
		Math.round((100 * lessons.filter(({ translations }) => translations[language]?.body).length) / lessons.length);
	return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, share(language)]));
}

function totalLine(courses: CourseContent[]): string {
	const modules = courses.flatMap((course) => course.modules);
	const lessons = modules.flatMap((module) => module.lessons);
	return `${courses.length} courses, ${modules.length} modules, ${lessons.length} lessons: all in order.`;
}

checkContent(process.argv[2] ?? fileURLToPath(new URL("../db/content/courses", import.meta.url)));
