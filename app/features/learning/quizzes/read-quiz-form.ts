import type { Language } from "#app/shared/words/languages.ts";
import { parseTypedNumber } from "#app/shared/words/typed-number.ts";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import type { Answers } from "./attempt/quiz-grading";
import { formAnswers } from "./form-answers";

export type FormQuestion = { key: string; type: AnswerKey["type"]; choices: readonly { id: string }[] };
export type QuizFormError = "errors.unanswered" | "errors.notANumber" | "errors.orderIncomplete";
/** What the fields of a quiz hold, by their names. */
export type FieldValues = Record<string, string[]>;
export type ParsedQuizForm = {
	answers: Answers;
	errors: Record<string, QuizFormError>;
	values: FieldValues;
};

/** Field with the position of an item, from 1. */
export function positionField(questionKey: string, choiceId: string): string {
	return `${questionKey}:${choiceId}`;
}

/** Every question is required; figures in the format of `language`; positions 1, 2, 3 … once each. */
export function readQuizForm(questions: readonly FormQuestion[], form: FormData, language: Language): ParsedQuizForm {
	const answers = formAnswers(questions, withTypedOrders(questions, form));
	const errors: ParsedQuizForm["errors"] = {};
	for (const question of questions) {
		const { key, type } = question;
		const answer = answers[key];
		if (answer === undefined) {
			errors[key] = isTouched(question, form) ? "errors.orderIncomplete" : "errors.unanswered";
		} else if (type === "number") {
			const figure = parseTypedNumber(String(answer), language);
			if (figure === null) errors[key] = "errors.notANumber";
			else answers[key] = figure;
		}
	}
	return { answers, errors, values: formValues(questions, form) };
}

/** Adds the items of ordering questions under the question's key, in the order of their positions. */
function withTypedOrders(questions: readonly FormQuestion[], form: FormData): FormData {
	const ordered = new FormData();
	for (const { key, type, choices } of questions) {
		if (type !== "ordering") {
			for (const value of form.getAll(key)) ordered.append(key, value);
			continue;
		}
		const places = new Map(choices.map(({ id }) => [String(form.get(positionField(key, id)) ?? ""), id]));
		const items = choices.map((_, index) => places.get(String(index + 1)));
		if (items.every((id) => id !== undefined)) for (const id of items) ordered.append(key, id);
	}
	return ordered;
}

function isTouched({ key, type, choices }: FormQuestion, form: FormData): boolean {
	return type === "ordering" && choices.some(({ id }) => form.get(positionField(key, id)));
}

/** Field values for rendering the form again. */
export function formValues(questions: readonly FormQuestion[], form: FormData): FieldValues {
	const fields = questions.flatMap(({ key, type, choices }) =>
		type === "ordering" ? choices.map(({ id }) => positionField(key, id)) : [key],
	);
	const texts = (field: string) => form.getAll(field).filter((value) => typeof value === "string");
	return Object.fromEntries(fields.map((field) => [field, texts(field).map((text) => text.slice(0, 200))]));
}
