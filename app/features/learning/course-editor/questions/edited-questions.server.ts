import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { storedPart } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { bodyOf, type EditedCourse, factsOf } from "../drafts/edited-course.server";
import { objectIn, objectsIn, textIn } from "../parts/draft-values";
import { type QuestionTyping, readQuestion } from "./question-typing";

/** A question that is asked no more; it comes back at its place until the lesson is published. */
export type RetiredQuestion = { at: number; fact: JsonObject };

export const factKey = (fact: JsonObject) => textIn(fact.key);

/** What the lesson asks, in order. */
export function questionFacts(course: EditedCourse, lesson: string): JsonObject[] {
	return objectsIn(factsOf(course, lessonPart(lesson)).questions);
}

export function retiredQuestions(course: EditedCourse, lesson: string): RetiredQuestion[] {
	return objectsIn(factsOf(course, lessonPart(lesson)).retiredQuestions).map(({ at, fact }) => ({
		at: typeof at === "number" ? at : 0,
		fact: objectIn(fact),
	}));
}

export function questionWordsIn(course: EditedCourse, lesson: string, language: string): JsonObject {
	return objectIn(bodyOf(course, lessonPart(lesson), language).questions);
}

type Asked = { lesson: string; fact: JsonObject; language: Language };

export function wordsOfQuestion(course: EditedCourse, { lesson, fact, language }: Asked): JsonObject {
	return objectIn(questionWordsIn(course, lesson, language)[factKey(fact)]);
}

export function typedQuestion(course: EditedCourse, asked: Asked): QuestionTyping {
	const words = wordsOfQuestion(course, asked);
	const english = wordsOfQuestion(course, { ...asked, language: DEFAULT_LANGUAGE });
	return readQuestion({ fact: asked.fact, words, english });
}

/** Stands for what its writer saw of a question: facts are written with the English words alone. */
export function seenOf(course: EditedCourse, asked: Asked): string {
	const words = wordsOfQuestion(course, asked);
	return digestOf(asked.language === DEFAULT_LANGUAGE ? { fact: asked.fact, words } : { words });
}

/** Equal for equal JSON, in whatever order its fields are. */
export function digestOf(json: JsonObject): string {
	return storedPart({ key: "", language: "", json }).hash.slice(0, 20);
}
