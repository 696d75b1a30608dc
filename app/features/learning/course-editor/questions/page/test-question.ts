import { drawFigures, seedOfAttempt, settleQuestions } from "#app/features/learning/quizzes/attempt/attempt-figures.ts";
import {
	type Answers,
	feedbackOnAnswers,
	type QuestionFeedback,
} from "#app/features/learning/quizzes/attempt/quiz-grading.ts";
import type { Question } from "#app/features/learning/quizzes/face.server.ts";
import { shownQuestions } from "#app/features/learning/quizzes/questions/shown-questions.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { type Ranges, rangesOf } from "../question-ranges";
import { choicesIn, type QuestionTyping, questionFact, typedAnswerKey } from "../question-typing";

type Input = {
	key: string;
	typed: QuestionTyping;
	/** Of a translation: what it has no words for is shown in English. */
	english: QuestionTyping | null;
	lessonRanges: Ranges;
	language: Language;
	/** Counts up with each press on "New numbers". */
	draw: number;
};
export type TestedQuestion = {
	question: Question;
	/** Marks as an attempt would; `isSolved` shows answer and explanation as after a pass. */
	mark: (answers: Answers, isSolved: boolean) => QuestionFeedback | null;
};

/** A question as an attempt would ask and mark it; null where something in it cannot be calculated. */
export function testedQuestion(input: Input): TestedQuestion | null {
	try {
		return prepared(input);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

function prepared({ key, typed: written, english, lessonRanges, language, draw }: Input): TestedQuestion | null {
	const typed = english ? inEnglishWhereMissing(written, english) : written;
	const isInEnglish = english !== null && written.prompt.trim() === "";
	const ranges = { ...rangesOf(questionFact({}, english ?? typed)), ...lessonRanges };
	const variables = Object.keys(ranges).length > 0 ? ranges : null;
	const answerKey = markableKey(english ?? typed, variables);
	const place = { enrollmentId: 0, lessonId: 0, number: draw };
	const asked = {
		key,
		type: typed.type,
		unit: typed.type === "number" ? (english ?? typed).unit : null,
		prompt: typed.prompt,
		promptInEnglish: isInEnglish,
		choices: choicesIn(typed),
		items: typed.type === "matching" ? typed.pairs.map(({ item }) => ({ id: item })) : null,
		hints: typed.hints.filter((hint) => hint.trim() !== ""),
		source: null,
		variables,
	};
	const [question] = shownQuestions([asked], { place, review: null, lessons: [], language, hasText: false });
	const figures = variables ? { [key]: drawFigures(variables, { attempt: seedOfAttempt(place), question: key }) } : {};
	const feedback = typed.options.flatMap(({ id, feedback }) => (feedback.trim() ? [[id, feedback]] : []));
	const settled = settleQuestions(
		[
			{
				key,
				answerKey,
				explanation: typed.explanation,
				feedback: Object.fromEntries(feedback),
				diagnoses: typed.diagnoses.map(({ text }) => text),
			},
		],
		figures,
		language,
	);
	if (!question) return null;
	return {
		question,
		mark: (answers, isSolved) => feedbackOnAnswers(settled, answers, { language, isPassed: isSolved })[0] ?? null,
	};
}

function markableKey(typed: QuestionTyping, variables: Ranges | null): AnswerKey {
	const key = typedAnswerKey(typed);
	const ofRanges = variables ? { variables } : {};
	if (key.type !== "number") return { ...key, ...ofRanges };
	const tolerance = typeof key.tolerance === "number" ? key.tolerance : 0;
	return { ...key, tolerance, ...ofRanges };
}

function inEnglishWhereMissing(written: QuestionTyping, english: QuestionTyping): QuestionTyping {
	const or = (own: string | undefined, source: string) => (own?.trim() ? own : source);
	return {
		...english,
		prompt: or(written.prompt, english.prompt),
		explanation: or(written.explanation, english.explanation),
		hints: english.hints.map((hint, at) => or(written.hints[at], hint)),
		options: english.options.map((option) => {
			const own = written.options.find(({ id }) => id === option.id);
			return { ...option, text: or(own?.text, option.text), feedback: or(own?.feedback, option.feedback) };
		}),
		pairs: english.pairs.map((pair, at) => ({
			...pair,
			itemText: or(written.pairs[at]?.itemText, pair.itemText),
			matchText: or(written.pairs[at]?.matchText, pair.matchText),
		})),
		decoys: english.decoys.map((one) => ({
			...one,
			text: or(written.decoys.find(({ id }) => id === one.id)?.text, one.text),
		})),
		diagnoses: english.diagnoses.map((one, at) => ({ ...one, text: or(written.diagnoses[at]?.text, one.text) })),
	};
}
