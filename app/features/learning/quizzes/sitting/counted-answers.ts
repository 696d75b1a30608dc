import type { Language } from "#app/shared/words/languages.ts";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import type { Answers } from "../attempt/quiz-grading.ts";
import { type FieldValues, type FormQuestion, readQuizForm } from "../read-quiz-form.ts";
import { AnswerKindsInput } from "../schemas.ts";
import type { SittingState } from "./sitting-state.ts";

type AskedQuestion = { key: string; answerKey: AnswerKey };
type HandedIn = {
	state: SittingState;
	answers: Answers;
	/** Handed in because the time ran out, or knowing that. */
	timeIsUp: boolean;
	/** What was saved of this attempt before its time was over. */
	draft: FieldValues | null;
	language: Language;
};

/**
 * The answers that count of an attempt with a time limit, which may be fewer than asked for; null where all of them are
 * due. What comes too late is not looked at: the draft counts instead.
 */
export function countedAnswers(questions: readonly AskedQuestion[], handedIn: HandedIn): Answers | null {
	const { state, answers, timeIsUp, draft, language } = handedIn;
	const hasNone = timeIsUp && Object.keys(answers).length === 0;
	if (state === "late" || (state === "ended" && hasNone)) return answersInDraft(questions, draft ?? {}, language);
	const mayBePart = state === "ended" || (state === "running" && timeIsUp);
	return mayBePart ? answeredPart(questions, answers) : null;
}

function answeredPart(questions: readonly AskedQuestion[], answers: Answers): Answers {
	const fitting = questions.flatMap(({ key, answerKey }) => {
		const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
		const fits = answer !== undefined && AnswerKindsInput.shape[answerKey.type].safeParse(answer).success;
		return fits ? [[key, answer]] : [];
	});
	return Object.fromEntries(fitting);
}

function answersInDraft(questions: readonly AskedQuestion[], values: FieldValues, language: Language): Answers {
	const form = new FormData();
	for (const [name, texts] of Object.entries(values)) for (const text of texts) form.append(name, text);
	const { answers, errors } = readQuizForm(questions.map(formQuestion), form, language);
	return answeredPart(questions, Object.fromEntries(Object.entries(answers).filter(([key]) => !(key in errors))));
}

const ids = (all: readonly string[]) => all.map((id) => ({ id }));

function formQuestion({ key, answerKey }: AskedQuestion): FormQuestion {
	return {
		key,
		type: answerKey.type,
		choices: answerKey.type === "ordering" ? ids(answerKey.order) : [],
		items: answerKey.type === "matching" ? ids(answerKey.items) : [],
	};
}
