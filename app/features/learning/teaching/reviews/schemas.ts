import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredText } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";

const key = errorKeys<"teaching">();
export const LONGEST_ANSWER = 2_000;

export const ReviewAnswerForm = z.discriminatedUnion("intent", [
	z.strictObject({
		intent: z.literal("answer"),
		answer: requiredText(LONGEST_ANSWER, { missing: key("errors.answerMissing"), long: key("errors.answerLong") }),
		language: z.enum(LANGUAGE_CODES, key("errors.languageUnknown")),
	}),
	z.strictObject({ intent: z.literal("takeBack") }),
]);
