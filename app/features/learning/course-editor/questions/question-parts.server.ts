import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { bodyOf, type EditedCourse, factsOf } from "../drafts/edited-course.server";
import type { WrittenPart } from "../drafts/save-drafts.server";
import { questionWordsIn } from "./edited-questions.server";

/** The facts of a lesson with some changed; null takes one out. */
export function withFacts(course: EditedCourse, lesson: string, changed: JsonObject): WrittenPart {
	const key = lessonPart(lesson);
	const { retiredQuestions: retired, ...facts } = { ...factsOf(course, key), ...changed };
	const gone = Object.keys(changed).filter((name) => changed[name] === null);
	const body = Object.fromEntries(Object.entries(facts).filter(([name]) => !gone.includes(name)));
	const hasRetired = Array.isArray(retired) && retired.length > 0;
	return { key, language: FACTS_LANGUAGE, body: hasRetired ? { ...body, retiredQuestions: retired } : body };
}

/** The words of a lesson with those of some questions in them; null takes them out. */
export function withWords(course: EditedCourse, lesson: string, language: Language, words: JsonObject): WrittenPart {
	const key = lessonPart(lesson);
	const all = { ...questionWordsIn(course, lesson, language), ...words };
	const questions = Object.fromEntries(Object.entries(all).filter(([, own]) => own !== null));
	return { key, language, body: { ...bodyOf(course, key, language), questions } };
}
