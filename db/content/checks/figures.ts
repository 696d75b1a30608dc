import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { countWords } from "../body-faults.ts";
import type { CourseContent } from "../course-content.ts";

type Lesson = CourseContent["modules"][number]["lessons"][number];

export function wordFigures({ modules }: CourseContent) {
	const lengths = wordsPerLesson({ modules })
		.filter(({ type }) => type === "article" || type === "video")
		.map(({ words }) => words)
		.sort((a, b) => a - b);
	return { shortest: lengths[0] ?? 0, median: median(lengths), longest: lengths.at(-1) ?? 0 };
}

export function wordsPerLesson({ modules }: Pick<CourseContent, "modules">) {
	return modules.flatMap((module) =>
		module.lessons.map((lesson) => ({
			module: module.slug,
			lesson: lesson.slug,
			type: lesson.type,
			words: countWords(lesson.translations.en.body ?? ""),
		})),
	);
}

export function testsPerModule({ modules }: CourseContent) {
	const count = (lessons: readonly Lesson[], type: Lesson["type"]) => lessons.filter((one) => one.type === type).length;
	return Object.fromEntries(
		modules.map(({ slug, lessons }) => [
			slug,
			{ exercises: count(lessons, "exercise"), quizzes: count(lessons, "quiz") },
		]),
	);
}

/** In percent of English words, rounded down. A lesson counts if its text and all questions are translated. */
export function translatedShare({ modules }: Pick<CourseContent, "modules">): { [language: string]: number } {
	const lessons = modules.flatMap((module) => module.lessons);
	const words = (of: readonly Lesson[]) =>
		of.reduce((sum, { translations }) => sum + countWords(translations.en.body ?? ""), 0);
	const share = (language: Language) =>
		Math.floor((100 * words(lessons.filter((lesson) => isWhole(lesson, language)))) / words(lessons));
	return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, share(language)]));
}

function isWhole({ translations, questions }: Lesson, language: Language): boolean {
	const hasText = Boolean(translations[language]?.body) || !translations.en.body;
	return hasText && questions.every((question) => question.translations[language]);
}

function median(sorted: readonly number[]): number {
	const last = sorted.length - 1;
	return Math.round(((sorted[Math.floor(last / 2)] ?? 0) + (sorted[Math.ceil(last / 2)] ?? 0)) / 2);
}
