import { z } from "zod";
import { dayText } from "#app/shared/forms/day-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredText } from "#app/shared/forms/person-text.ts";

const key = errorKeys<"people">();

/** Last day, inclusive; empty means no end. */
export const until = dayText(key("errors.dayInvalid")).optional();

export const why = requiredText(300, { missing: key("errors.whyMissing"), long: key("errors.whyLong") });

export const RIGHT_FORMS = [
	z.strictObject({ intent: z.literal("extend"), rightId: z.int(), why, until }),
	z.strictObject({ intent: z.literal("pause"), rightId: z.int(), why, until: z.string().optional() }),
	z.strictObject({ intent: z.literal("resume"), rightId: z.int(), why, until: z.string().optional() }),
	z.strictObject({ intent: z.literal("takeBack"), rightId: z.int(), why, until: z.string().optional() }),
] as const;
