import { join } from "node:path";
import type { Language } from "#app/shared/words/languages.ts";
import { findLessons } from "../find-lessons.ts";
import type { ContentFile } from "../front-matter.ts";
import { listNames, parse, type Reading } from "../reading.ts";
import { expandLesson, expandTranslation } from "../scene-values.ts";
import { LessonMatter, LessonTranslationMatter } from "../schema.ts";

export type LessonFile = {
	course: string;
	module: string;
	slug: string;
	english: ContentFile<LessonMatter>;
	translations: Map<Language, ContentFile<LessonTranslationMatter>>;
};

export function readLessonFiles(root: string): LessonFile[] {
	const reading: Reading = { root, media: new Set(), figures: new Map(), problems: [] };
	return listNames(root).flatMap((course) =>
		listNames(join(root, course))
			.filter((name) => /^\d\d-/.test(name))
			.flatMap((module) =>
				findLessons(reading, course, module).flatMap(({ slug, files }) => {
					const original = parse(reading, [course, module, files.get("en") ?? ""], LessonMatter);
					if (!original) return [];
					const english = expandLesson(original);
					const translations = new Map<Language, ContentFile<LessonTranslationMatter>>();
					for (const [language, name] of files) {
						if (language === "en") continue;
						const file = parse(reading, [course, module, name], LessonTranslationMatter);
						if (file) translations.set(language, expandTranslation(file, original.matter));
					}
					return [{ course, module, slug, english, translations }];
				}),
			),
	);
}

export function questionsOf({ matter }: ContentFile<LessonMatter>) {
	return matter.type === "quiz" || matter.type === "exercise" ? matter.questions : [];
}
