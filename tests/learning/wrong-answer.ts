import type { AnswerKey } from "#db/schema/learning/quizzes.ts";

export function wrongAnswer(key: AnswerKey, choices: readonly string[]) {
	switch (key.type) {
		case "single":
			return choices.find((id) => id !== key.option);
		case "multiple":
			return choices.filter((id) => !key.options.includes(id));
		case "trueFalse":
			return !key.value;
		case "number":
			return -1;
		case "matching":
			return key.matches.toReversed();
		case "shortText":
			return "?";
		case "ordering":
			return key.order.toReversed();
	}
}
