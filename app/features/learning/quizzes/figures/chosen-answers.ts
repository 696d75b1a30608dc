import type { Language } from "#app/shared/words/languages.ts";
import type { SettledKey } from "../attempt/attempt-figures.ts";
import { type Answer, isCorrect } from "../attempt/quiz-grading.ts";

/** Ids of options are slugs; anything else was not offered. */
const OPTION_ID = /^[a-z0-9-]{1,60}$/;

/** What an answer chose: ids of options, "true" or "false", or the place of the typical wrong result that it met. */
export function chosenAnswers(key: SettledKey, answer: Answer | undefined, language: Language): string[] {
	switch (key.type) {
		case "single":
			return [answer].filter(isOption);
		case "multiple":
			return Array.isArray(answer) ? [...new Set(answer)].filter(isOption) : [];
		case "trueFalse":
			return typeof answer === "boolean" ? [String(answer)] : [];
		case "number": {
			if (isCorrect(key, answer, language)) return [];
			const met = key.diagnoses.findIndex((value) => isCorrect({ ...key, value }, answer, language));
			return met < 0 ? [] : [String(met)];
		}
		default:
			return [];
	}
}

function isOption(answer: Answer | undefined): answer is string {
	return typeof answer === "string" && OPTION_ID.test(answer);
}
