import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { bodyOf, type EditedCourse, factsOf } from "../drafts/edited-course.server";
import { textIn } from "./typed-lesson.server";

/** What a lesson has beside its text: prompts of its questions in order, and its film. */
export function besideText(course: EditedCourse, lesson: string, language: Language) {
	const key = lessonPart(lesson);
	const facts = factsOf(course, key);
	const own = asObject(bodyOf(course, key, language).questions);
	const english = asObject(bodyOf(course, key, DEFAULT_LANGUAGE).questions);
	const video = asObject(facts.video);
	const questions = Array.isArray(facts.questions) ? facts.questions.map(asObject) : [];
	return {
		questions: questions.map((question) => {
			const name = textIn(question.key);
			return { key: name, prompt: textIn(asObject(own[name]).prompt) || textIn(asObject(english[name]).prompt) };
		}),
		film: typeof video.file === "string" ? { file: video.file, seconds: Number(video.durationSeconds) || 0 } : null,
	};
}

function asObject(value: unknown): JsonObject {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
