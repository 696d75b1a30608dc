import { fileURLToPath } from "node:url";
import { countWords } from "../db/content/body-faults.ts";
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
		console.table(Object.fromEntries(courses.map((course) => [course.slug, summarise(course)])));
		console.log(totalLine(courses));
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	}
}

/** `words` are of the English lessons, `shortest` those of the shortest article or video. */
function summarise({ id, modules, translations }: CourseContent) {
	const lessons = modules.flatMap((module) => module.lessons);
	const words = lessons.map((lesson) => ({ ...lesson, words: countWords(lesson.translations.en.body ?? "") }));
	const texts = words.filter(({ type }) => type === "article" || type === "video");
	const complete = (language: string) =>
		lessons.filter(({ translations: words }) => words[language as "en"]?.body).length;
	return {
		number: id,
		modules: modules.length,
		lessons: lessons.length,
		questions: lessons.reduce((sum, lesson) => sum + lesson.questions.length, 0),
		minutes: lessons.reduce((sum, lesson) => sum + lesson.minutes, 0),
		words: words.reduce((sum, lesson) => sum + lesson.words, 0),
		shortest: Math.min(...texts.map((lesson) => lesson.words)),
		"languages (lessons)": Object.keys(translations)
			.map((language) => `${language} ${complete(language)}`)
			.join(", "),
	};
}

function totalLine(courses: CourseContent[]): string {
	const modules = courses.flatMap((course) => course.modules);
	const lessons = modules.flatMap((module) => module.lessons);
	return `${courses.length} courses, ${modules.length} modules, ${lessons.length} lessons: all in order.`;
}

checkContent(process.argv[2] ?? fileURLToPath(new URL("../db/content/courses", import.meta.url)));
