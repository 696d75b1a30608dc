import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import type { Answers } from "../attempt/quiz-grading";
import { useAnswerText } from "../questions/answer-text";
import type { Question } from "../quiz-data.server";
import type { AnswerLine } from "./device-draft";

/** What was answered in words, by question; without questions that are not answered. */
export function useAnswerLines(): (questions: readonly Question[], answers: Answers) => AnswerLine[] {
	const textOf = useAnswerText();
	return (questions, answers) =>
		questions.flatMap((question) => {
			const texts = textOf(question, answers[question.key]);
			const line = { prompt: question.prompt, lang: langAttribute(question.promptInEnglish), answers: texts };
			return texts.length > 0 ? [line] : [];
		});
}
