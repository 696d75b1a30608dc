import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import type { Answers } from "./attempt/quiz-grading";

type Question = { key: string; type: AnswerKey["type"] };

/** Fields are named by question key; `multiple`, `ordering` and `matching` send one field per option, in order. */
export function formAnswers(questions: readonly Question[], form: FormData): Answers {
	const answers: Answers = {};
	for (const { key, type } of questions) {
		const values = form
			.getAll(key)
			.filter((value): value is string => typeof value === "string" && value.trim() !== "");
		const [first] = values;
		if (first === undefined) continue;
		if (type === "multiple" || type === "ordering" || type === "matching") answers[key] = values;
		else if (type === "trueFalse") answers[key] = first === "true";
		else answers[key] = first;
	}
	return answers;
}
