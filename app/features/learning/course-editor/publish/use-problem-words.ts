import { useTranslation } from "react-i18next";
import type { QuestionProblem } from "../questions/question-problem";
import { useQuestionProblemWords } from "../questions/use-question-problem-words";
import type { DraftProblem, PartProblem } from "./part-problems";

type OfQuestion = QuestionProblem & { question: { number: number } };
type Said = (Pick<PartProblem, "field" | "reason" | "limit" | "line"> & { lessonTitles?: string }) | OfQuestion;

/** Says a problem of a part in words: "Title: Missing", "Question 2, Prompt: Missing". */
export function useProblemWords() {
	const { t } = useTranslation("course-editor");
	const sayOfQuestion = useQuestionProblemWords();
	return (problem: Said | DraftProblem): string => {
		if ("question" in problem) {
			const { number } = problem.question;
			return t("problems.inQuestion", { number, problem: sayOfQuestion(problem) });
		}
		const { field, reason, limit, line } = problem;
		const lessons = "lessonTitles" in problem ? problem.lessonTitles : "";
		return t("problems.at", {
			field: t(`fields.${field}`),
			problem: t(`problems.${reason}`, { limit, line, lessons }),
		});
	};
}
