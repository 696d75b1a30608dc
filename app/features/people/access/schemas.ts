import { z } from "zod";
import { errorKeys } from "../../../shared/forms/form-message";

const key = errorKeys<"people">();

/** A day; what is given or taken until then ends with it, in UTC. Left empty: for good. */
export const until = z
	.string()
	.regex(/^\d{4}-\d{2}-\d{2}$/, key("errors.dayInvalid"))
	.refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)), key("errors.dayInvalid"))
	.transform((day) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000))
	.refine((end) => end.getTime() > Date.now(), key("errors.dayPast"))
	.optional();

export const why = z
	.string({ message: key("errors.whyMissing") })
	.trim()
	.min(1, key("errors.whyMissing"))
	.max(300, key("errors.whyLong"));

/** What may be done to a right that somebody has. */
export const RIGHT_FORMS = [
	z.strictObject({ intent: z.literal("extend"), rightId: z.int(), why, until }),
	z.strictObject({ intent: z.literal("pause"), rightId: z.int(), why, until: z.string().optional() }),
	z.strictObject({ intent: z.literal("resume"), rightId: z.int(), why, until: z.string().optional() }),
	z.strictObject({ intent: z.literal("takeBack"), rightId: z.int(), why, until: z.string().optional() }),
] as const;
