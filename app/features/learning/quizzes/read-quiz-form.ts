import type { Language } from "#app/shared/words/languages.ts";
import { parseTypedNumber } from "#app/shared/words/typed-number.ts";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import type { Answers } from "./attempt/quiz-grading";
import { formAnswers } from "./form-answers";

export type FormQuestion = {
	key: string;
	type: AnswerKey["type"];
	choices: readonly { id: string }[];
	/** Of pairs. */
	items?: readonly { id: string }[] | null;
};
export type QuizFormError =
	| "errors.unanswered"
	| "errors.notANumber"
	| "errors.orderIncomplete"
	| "errors.pairsIncomplete";
/** What the fields of a quiz hold, by their names. */
export type FieldValues = Record<string, string[]>;
export type ParsedQuizForm = {
	answers: Answers;
	errors: Record<string, QuizFormError>;
	values: FieldValues;
};

/** Field with the position of an item, from 1, or with what belongs to it. */
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
			const incomplete = type === "matching" ? "errors.pairsIncomplete" : "errors.orderIncomplete";
			errors[key] = isTouched(question, form) ? incomplete : "errors.unanswered";
		} else if (type === "number") {
			const figure = parseTypedNumber(String(answer), language);
			if (figure === null) errors[key] = "errors.notANumber";
			else answers[key] = figure;
		}
	}
	return { answers, errors, values: formValues(questions, form) };
}

/** Adds what ordering and matching questions ask for under the question's key, in order. */
function withTypedOrders(questions: readonly FormQuestion[], form: FormData): FormData {
	const ordered = new FormData();
	for (const { key, type, choices, items: sides } of questions) {
		if (type === "matching") {
			const matches = (sides ?? []).map(({ id }) => String(form.get(positionField(key, id)) ?? ""));
			if (matches.every((id) => id !== "")) for (const id of matches) ordered.append(key, id);
			continue;
		}
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

function isTouched({ key, ...question }: FormQuestion, form: FormData): boolean {
	return placedItems(question).some(({ id }) => form.get(positionField(key, id)));
}

/** What has a field each. */
function placedItems({ type, choices, items }: Omit<FormQuestion, "key">): readonly { id: string }[] {
	if (type === "matching") return items ?? [];
	return type === "ordering" ? choices : [];
}

/** Field values for rendering the form again. */
export function formValues(questions: readonly FormQuestion[], form: FormData): FieldValues {
	const fields = questions.flatMap(({ key, ...question }) =>
		question.type === "ordering" || question.type === "matching"
			? placedItems(question).map(({ id }) => positionField(key, id))
			: [key],
	);
	const texts = (field: string) => form.getAll(field).filter((value) => typeof value === "string");
	return Object.fromEntries(fields.map((field) => [field, texts(field).map((text) => text.slice(0, 200))]));
}
