import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { LessonOpening } from "#db/schema/learning/catalog.ts";
import { lockSentence, openingSentence } from "./release-words";
import type { LessonLock } from "./when-lesson-opens";

type Lesson = { id: number; key: string; title: string; opens: LessonOpening | null; freePreview: boolean };
type Reader = {
	/** Null for somebody who has not enrolled: they read the rule itself. */
	taken: { locks: ReadonlyMap<number, LessonLock> } | null;
	/** Nothing is closed to those who teach the course. */
	isTeacher: boolean;
	language: Language;
	timeZone: string;
};

/** Why lessons of a course are not open yet, in sentences by id. */
export function lockSentences(lessons: readonly Lesson[], reader: Reader): ReadonlyMap<number, string> {
	const { taken, isTeacher, language, timeZone } = reader;
	if (isTeacher) return new Map();
	const titles = new Map(lessons.map(({ key, title }) => [key, title]));
	const titleOf = (key: string) => titles.get(key) ?? key;
	const words = { t: getFixedT(language, "lesson-release"), formats: formatsFor({ language, timeZone }), language };
	return new Map(
		lessons.flatMap(({ id, opens, freePreview }) => {
			const lock = taken?.locks.get(id);
			if (lock) return [[id, lockSentence(lock, titleOf, words)] as const];
			if (taken || !opens || freePreview) return [];
			const sentence = openingSentence(
				{ ...opens, after: opens.after?.filter((key) => titles.has(key)) },
				titleOf,
				words,
			);
			return sentence ? [[id, sentence] as const] : [];
		}),
	);
}
