import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredLine } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { LONGEST_NOTE, POINT } from "./points";

const key = errorKeys<"course-history">();

/** The key of a part, such as `lesson/first-call`. */
const part = z
	.string()
	.max(120)
	.regex(/^[a-z]+(?:\/[a-z0-9-]+)?$/);

/** Without a part the whole course, without a language a part in all of them. */
export const RestoreForm = z.strictObject({
	intent: z.literal("restore"),
	point: z.string().regex(POINT),
	part: part.optional(),
	language: z.enum(LANGUAGE_CODES).optional(),
});

export const UndoRestoreForm = z.strictObject({ intent: z.literal("undo"), kept: z.uuid() });

export const KeepForm = z.strictObject({
	intent: z.literal("keep"),
	note: requiredLine(LONGEST_NOTE, { missing: key("errors.noteMissing"), long: key("errors.noteLong") }),
});
