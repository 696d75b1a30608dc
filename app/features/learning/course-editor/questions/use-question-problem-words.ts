import { useTranslation } from "react-i18next";
import type { QuestionProblem } from "./question-problem";

/** Says a problem of a question in words: "Option 3: Missing". */
export function useQuestionProblemWords() {
	const { t } = useTranslation("course-editor");
	return ({ field, reason, at, limit, text }: QuestionProblem): string => {
		const name = t(`questionFields.${field}`);
		const place = at === undefined ? name : t("problems.row", { field: name, number: at });
		return t("problems.at", { field: place, problem: t(`questionProblems.${reason}`, { limit, text }) });
	};
}
