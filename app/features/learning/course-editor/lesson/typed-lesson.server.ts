import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { bodyOf, type EditedCourse, factsOf } from "../drafts/edited-course.server";
import { textIn } from "../parts/draft-values";
import type { LessonTyping } from "./lesson-typing";
import type { LessonInput } from "./schemas";

/** A lesson as its page shows it for editing, in one language. */
export function typedLesson(course: EditedCourse, lesson: string, language: Language): LessonTyping {
	const words = bodyOf(course, lessonPart(lesson), language);
	const facts = factsOf(course, lessonPart(lesson));
	return {
		title: textIn(words.title),
		summary: textIn(words.summary),
		body: textIn(words.body),
		minutes: typeof facts.minutes === "number" ? String(facts.minutes) : "",
		required: facts.required !== false,
		freePreview: facts.freePreview === true,
	};
}

/** What a form says; facts that it left out stay as they are. A browser sends two characters for a line break. */
export function typedInForm(input: LessonInput, now: LessonTyping): LessonTyping {
	return {
		title: input.title,
		summary: input.summary,
		body: input.body.replace(/\r\n?/g, "\n"),
		minutes: input.facts ? input.minutes : now.minutes,
		required: input.facts ? input.required === "yes" : now.required,
		freePreview: input.facts ? input.freePreview === "yes" : now.freePreview,
	};
}

/** The words of a lesson with everything in them that the page does not edit. An empty translation is English. */
export function wordsFrom(before: JsonObject, typed: LessonTyping, language: Language): JsonObject {
	const isMissing = language !== DEFAULT_LANGUAGE && typed.body.trim() === "";
	return { ...before, title: typed.title, summary: typed.summary, body: isMissing ? null : typed.body };
}

/** Facts with the typed ones in them; minutes that are no number stay what they were. */
export function factsFrom(before: JsonObject, { minutes, required, freePreview }: LessonTyping): JsonObject {
	const isNumber = /^[1-9]\d{0,2}$/.test(minutes.trim());
	return { ...before, ...(isNumber ? { minutes: Number(minutes) } : {}), required, freePreview };
}
