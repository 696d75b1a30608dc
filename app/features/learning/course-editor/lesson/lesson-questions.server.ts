import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { bodyOf, type EditedCourse, factsOf } from "../drafts/edited-course.server";
import { objectIn, objectsIn, textIn } from "../parts/draft-values";

/** What a lesson has beside its text: prompts of its questions in order. */
export function besideText(course: EditedCourse, lesson: string, language: Language) {
	const key = lessonPart(lesson);
	const facts = factsOf(course, key);
	const own = objectIn(bodyOf(course, key, language).questions);
	const english = objectIn(bodyOf(course, key, DEFAULT_LANGUAGE).questions);
	const questions = objectsIn(facts.questions);
	return {
		questions: questions.map((question) => {
			const name = textIn(question.key);
			return { key: name, prompt: textIn(objectIn(own[name]).prompt) || textIn(objectIn(english[name]).prompt) };
		}),
	};
}
