import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { bodyOf, type EditedCourse, factsOf } from "../drafts/edited-course.server";
import { textIn } from "../parts/draft-values";
import { filmFrom, typedFilm } from "./film/film-facts";
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
		captions: textIn(words.captions),
		chapters: textIn(words.chapters),
		minutes: typeof facts.minutes === "number" ? String(facts.minutes) : "",
		required: facts.required !== false,
		freePreview: facts.freePreview === true,
		...typedFilm(facts),
	};
}

/** What a form says; what it left out stays as it is. A browser sends two characters for a line break. */
export function typedInForm(input: LessonInput, now: LessonTyping): LessonTyping {
	const lines = (text: string) => text.replace(/\r\n?/g, "\n");
	const hasFilm = input.facts && input.film !== undefined;
	return {
		title: input.title,
		summary: input.summary,
		body: lines(input.body),
		captions: lines(input.captions ?? now.captions),
		chapters: lines(input.chapters ?? now.chapters),
		minutes: input.facts ? input.minutes : now.minutes,
		required: input.facts ? input.required === "yes" : now.required,
		freePreview: input.facts ? input.freePreview === "yes" : now.freePreview,
		film: hasFilm ? (input.film ?? "") : now.film,
		seconds: hasFilm ? input.seconds : now.seconds,
		share: hasFilm ? input.share : now.share,
	};
}

/**
 * The words of a lesson with everything in them that the page does not edit. An empty translation is English; captions
 * and chapters that nobody has written are left out, so that those that ship with the film are shown.
 */
export function wordsFrom(
	{ captions: _captions, chapters: _chapters, ...before }: JsonObject,
	{ title, summary, body, captions, chapters }: LessonTyping,
	language: Language,
): JsonObject {
	const isMissing = language !== DEFAULT_LANGUAGE && body.trim() === "";
	return {
		...before,
		title,
		summary,
		body: isMissing ? null : body,
		...(captions.trim() ? { captions } : {}),
		...(chapters.trim() ? { chapters } : {}),
	};
}

/** Facts with the typed ones in them; numbers that are none stay what they were. */
export function factsFrom(before: JsonObject, typed: LessonTyping, published: JsonObject): JsonObject {
	const { minutes, required, freePreview } = typed;
	const isNumber = /^[1-9]\d{0,2}$/.test(minutes.trim());
	const facts = { ...before, ...(isNumber ? { minutes: Number(minutes) } : {}), required, freePreview };
	return before.type === "video" ? filmFrom(facts, typed, published) : facts;
}
