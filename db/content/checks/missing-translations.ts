import { LANGUAGE_CODES } from "../../../app/shared/words/languages.ts";
import type { Problem } from "../front-matter.ts";
import { type LessonFile, questionsOf } from "./lesson-files.ts";

/**
 * What must be there in every language and is not: each lesson of the featured courses, the first module of every
 * course, and all quizzes and exercises.
 */
export function missingTranslations(lessons: readonly LessonFile[], featured: ReadonlySet<string>): Problem[] {
	const first = new Map<string, string>();
	for (const { course, module } of lessons) if (!first.has(course)) first.set(course, module);
	return lessons.flatMap(({ course, module, english, translations }) => {
		const isOwed = featured.has(course) || first.get(course) === module || questionsOf(english).length > 0;
		const missing = LANGUAGE_CODES.filter((language) => language !== "en" && !translations.has(language));
		if (!isOwed || missing.length === 0) return [];
		return [{ file: english.file, line: 1, message: `is not translated: ${missing.join(", ")}` }];
	});
}
