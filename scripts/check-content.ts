import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { EntryKinds } from "#app/features/library/entries/kinds/entry-kinds.ts";
import pictures from "#app/features/library/manuals/pictures.json" with { type: "json" };
import { clipProblems } from "#db/content/checks/clips.ts";
import { drawProblems, isDrawn } from "#db/content/checks/draws.ts";
import { testsPerModule, translatedShare, wordFigures, wordsPerLesson } from "#db/content/checks/figures.ts";
import { type LessonFile, questionsOf, readLessonFiles } from "#db/content/checks/lesson-files.ts";
import { minuteProblems } from "#db/content/checks/minutes.ts";
import { missingTranslations } from "#db/content/checks/missing-translations.ts";
import { placeLinkProblems, readPlaces, staleRules } from "#db/content/checks/places.ts";
import { printedLetterProblems } from "#db/content/checks/printed-letters.ts";
import { balanceProblems, questionProblems } from "#db/content/checks/questions.ts";
import { sumProblems } from "#db/content/checks/sums.ts";
import { readTerms, termProblems } from "#db/content/checks/terms.ts";
import type { CourseContent } from "#db/content/course-content.ts";
import { ContentError } from "#db/content/front-matter.ts";
import { readLibrary } from "#db/content/library-files/read-library.ts";
import { readCourses } from "#db/content/read-courses.ts";
import { readEntryKinds } from "#db/seed/read-entry-kinds.ts";
import { screensOf, strayScreens, withoutPicture } from "./manual/screens.ts";

const PAPER_FONTS = fileURLToPath(new URL("../public/fonts/paper", import.meta.url));

/**
 * Prints a table, or every error with file and line and exit code 1. Run by `npm run content:check`; a folder of
 * courses may be given, and `--all` for the words of every lesson.
 */
function checkContent(root: string, { kinds, showsAll }: { kinds: EntryKinds; showsAll: boolean }): void {
	try {
		const courses = readCourses(root);
		const lessons = readLessonFiles(root);
		const places = readPlaces(join(root, "../places"));
		const library = readLibrary(join(root, "../library"), kinds);
		const problems = [
			...sumProblems(lessons),
			...questionProblems(lessons),
			...drawProblems(lessons),
			...balanceProblems(lessons, root),
			...missingTranslations(lessons),
			...minuteProblems(lessons),
			...clipProblems(lessons, join(root, "../media")),
			...placeLinkProblems(lessons, places),
			...[root, join(root, "../library")].flatMap((folder) => printedLetterProblems(folder, PAPER_FONTS)),
			...termProblems(lessons, readTerms(join(root, "../terms"))),
			...[...strayScreens(library), ...unseen(library)].map((message) => ({
				file: "library/manuals",
				line: 1,
				message,
			})),
		];
		if (problems.length > 0) throw new ContentError(problems);
		console.table(Object.fromEntries(courses.map((course) => [course.slug, summarise(course)])));
		for (const course of courses) {
			console.log(`${course.slug}: quizzes and exercises per module`);
			console.table(testsPerModule(course));
			if (showsAll) console.table(wordsPerLesson(course));
		}
		console.log("Lessons in each language, in percent of their words");
		console.table(Object.fromEntries(courses.map((course) => [course.slug, translatedShare(course)])));
		console.log(drawnLine(lessons));
		console.log(totalLine(courses));
		for (const line of staleRules(places, new Date())) console.warn(`Older than a year: ${line}`);
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	}
}

function unseen(library: Parameters<typeof screensOf>[0]): string[] {
	return withoutPicture(screensOf(library), pictures, hasPicture).map(
		({ name, languages }) => `no picture of ${name} (${languages.join(", ")}): npm run manual:pictures -- ${name}`,
	);
}

function hasPicture(language: string, name: string): boolean {
	return existsSync(fileURLToPath(new URL(`../public/manual/${language}/${name}.webp`, import.meta.url)));
}

/** `words` are of all English lessons; `shortest`, `median` and `longest` of articles and films. */
function summarise(course: CourseContent) {
	const { id, modules } = course;
	const lessons = modules.flatMap((module) => module.lessons);
	return {
		number: id,
		modules: modules.length,
		lessons: lessons.length,
		questions: lessons.reduce((sum, lesson) => sum + lesson.questions.length, 0),
		minutes: lessons.reduce((sum, lesson) => sum + lesson.minutes, 0),
		words: wordsPerLesson(course).reduce((sum, { words }) => sum + words, 0),
		...wordFigures(course),
	};
}

function drawnLine(lessons: readonly LessonFile[]): string {
	const numbers = lessons.flatMap((lesson) =>
		questionsOf(lesson.english)
			.filter(({ type }) => type === "number")
			.map((question) => isDrawn(question, lesson)),
	);
	return `${numbers.filter(Boolean).length} of ${numbers.length} questions for a number draw their figures for each attempt.`;
}

function totalLine(courses: CourseContent[]): string {
	const modules = courses.flatMap((course) => course.modules);
	const lessons = modules.flatMap((module) => module.lessons);
	return `${courses.length} courses, ${modules.length} modules, ${lessons.length} lessons: all in order.`;
}

const { values, positionals } = parseArgs({
	options: { all: { type: "boolean", default: false } },
	allowPositionals: true,
});
checkContent(positionals[0] ?? fileURLToPath(new URL("../db/content/courses", import.meta.url)), {
	kinds: await readEntryKinds(),
	showsAll: values.all,
});
