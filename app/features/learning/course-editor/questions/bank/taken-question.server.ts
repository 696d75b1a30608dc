import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { EditedCourse } from "../../drafts/edited-course.server";
import type { WrittenPart } from "../../drafts/save-drafts.server";
import { factKey, questionFacts, questionWordsIn, retiredQuestions, wordsOfQuestion } from "../edited-questions.server";
import { withFacts, withWords } from "../question-parts.server";

type Taking = { from: string; question: string; key: string; how: "copy" | "move" };

/**
 * The parts that change when a lesson takes a question of another, at its end and with its words in all languages; null
 * where it is not there. `course` must hold both lessons whole.
 */
export function takenQuestion(
	course: EditedCourse,
	lesson: string,
	{ from, question, key: newKey, how }: Taking,
): { key: string; parts: WrittenPart[] } | null {
	const theirs = questionFacts(course, from);
	const fact = theirs.find((one) => factKey(one) === question);
	if (!fact || from === lesson) return null;
	const own = questionFacts(course, lesson);
	const key = isInUse(course, lesson, question) ? newKey : question;
	const words = LANGUAGE_CODES.flatMap((language) => {
		const found = wordsOfQuestion(course, { lesson: from, fact, language });
		return Object.keys(found).length > 0 ? [{ language, found }] : [];
	});
	const here = [
		withFacts(course, lesson, { questions: [...own, { ...fact, key }] }),
		...words.map(({ language, found }) => withWords(course, lesson, language, { [key]: found })),
	];
	if (how === "copy") return { key, parts: here };
	const there = [
		withFacts(course, from, { questions: theirs.filter((one) => one !== fact) }),
		...words.map(({ language }) => withWords(course, from, language, { [question]: null })),
	];
	return { key, parts: [...here, ...there] };
}

/** Words of a question that was asked once stay, and so does its key. */
function isInUse(course: EditedCourse, lesson: string, key: string): boolean {
	const facts = [...questionFacts(course, lesson), ...retiredQuestions(course, lesson).map(({ fact }) => fact)];
	return (
		facts.some((fact) => factKey(fact) === key) ||
		LANGUAGE_CODES.some((language) => Object.hasOwn(questionWordsIn(course, lesson, language), key))
	);
}
