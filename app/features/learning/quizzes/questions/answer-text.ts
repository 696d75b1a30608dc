import { useTranslation } from "react-i18next";
import { numberFormat } from "#app/shared/words/intl.ts";
import { labelledValue } from "#app/shared/words/joining.ts";
import type { Answer } from "../attempt/quiz-grading";
import type { Question } from "../quiz-data.server";

/** An answer as text: options, "True", or a figure with its unit; in order for ordering, "item: match" for pairs. */
export function useAnswerText(): (question: Question, answer: Answer | undefined) => string[] {
	const { t, i18n } = useTranslation("lesson");
	const figure = numberFormat(i18n.language, { maximumFractionDigits: 6 });

	return ({ choices, items, type, unit }, answer) => {
		if (answer === undefined) return [];
		if (type === "trueFalse") return [t(answer === true ? "quiz.true" : "quiz.false")];
		if (type === "number")
			return [[typeof answer === "number" ? figure.format(answer) : String(answer), unit].filter(Boolean).join(" ")];
		if (type === "shortText") return [String(answer)];
		if (type === "matching") {
			const textOf = (id: string | undefined) => choices.find((choice) => choice.id === id)?.text ?? "";
			const matches = Array.isArray(answer) ? answer : [];
			return items.map((item, at) => labelledValue(i18n.language, item.text, textOf(matches[at])));
		}
		const ids = Array.isArray(answer) ? answer : [String(answer)];
		const inOrder = type === "ordering" ? ids : choices.map(({ id }) => id).filter((id) => ids.includes(id));
		return inOrder.map((id) => choices.find((choice) => choice.id === id)?.text ?? id);
	};
}
