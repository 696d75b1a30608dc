import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { Problem } from "../front-matter.ts";
import type { LessonFile } from "./lesson-files.ts";

export function missingTranslations(lessons: readonly LessonFile[]): Problem[] {
	return lessons.flatMap(({ english, translations }) => {
		const missing = LANGUAGE_CODES.filter((language) => language !== "en" && !translations.has(language));
		return missing.length === 0
			? []
			: [{ file: english.file, line: 1, message: `is not translated: ${missing.join(", ")}` }];
	});
}
