import { useTranslation } from "react-i18next";
import { numberFormat } from "#app/shared/words/intl.ts";
import type { Answer } from "../attempt/quiz-grading";
import type { Question } from "../quiz-data.server";

/** An answer as text: options, "True", or a figure with its unit; in order for ordering. */
export function useAnswerText(): (question: Question, answer: Answer | undefined) => string[] {
	const { t, i18n } = useTranslation("lesson");
	const figure = numberFormat(i18n.language, { maximumFractionDigits: 6 });

	return ({ choices, type, unit }, answer) => {
		if (answer === undefined) return [];
		if (type === "trueFalse") return [t(answer === true ? "quiz.true" : "quiz.false")];
		if (type === "number")
			return [[typeof answer === "number" ? figure.format(answer) : String(answer), unit].filter(Boolean).join(" ")];
		const ids = Array.isArray(answer) ? answer : [String(answer)];
		const inOrder = type === "ordering" ? ids : choices.map(({ id }) => id).filter((id) => ids.includes(id));
		return inOrder.map((id) => choices.find((choice) => choice.id === id)?.text ?? id);
	};
}
