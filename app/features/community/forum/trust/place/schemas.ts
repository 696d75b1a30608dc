import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredText } from "#app/shared/forms/person-text.ts";
import { GIVEN_LEVELS } from "#db/schema/community/forum-kinds.ts";

const key = errorKeys<"forum-place">();

export const LONGEST_LEVEL_REASON = 500;

/** `computed` ends what was set by hand. */
export const LEVEL_CHOICES = [...GIVEN_LEVELS, "computed"] as const;
export type LevelChoice = (typeof LEVEL_CHOICES)[number];

export const LevelForm = z.strictObject({
	level: z.enum(LEVEL_CHOICES, key("errors.levelMissing")),
	reason: requiredText(LONGEST_LEVEL_REASON, {
		missing: key("errors.reasonMissing"),
		long: key("errors.reasonLong"),
	}),
});
