import { z } from "zod";
import { CAPABILITIES } from "../../../../db/schema/capabilities";
import { errorKeys } from "../../../shared/forms/form-message";
import { LANGUAGE_CODES } from "../../../shared/words/languages";

const key = errorKeys<"people">();
const controlCharacters = /\p{Cc}/u;

/** A day; what is given or taken until then ends with it, in UTC. Left empty: for good. */
const until = z
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

/** What an admin of people may do on the page of a person: one deed for each press. */
export const PersonForm = z.discriminatedUnion("intent", [
	z.strictObject({
		intent: z.literal("rights"),
		role: z.enum(["student", "instructor", "admin"]),
		capabilities: z.array(z.enum(CAPABILITIES)).default([]),
	}),
	z.strictObject({ intent: z.literal("suspend"), why, until }),
	z.strictObject({ intent: z.literal("look"), why }),
	z.strictObject({ intent: z.literal("lift") }),
	z.strictObject({ intent: z.literal("endSessions") }),
	z.strictObject({ intent: z.literal("verify") }),
	z.strictObject({ intent: z.literal("resetFactors") }),
	z.strictObject({ intent: z.literal("membership"), until }),
	z.strictObject({ intent: z.literal("course"), courseId: z.int(), until }),
	z.strictObject({ intent: z.literal("takeBack"), grantId: z.int() }),
]);
export type PersonWish = z.output<typeof PersonForm>;

export const InviteForm = z.strictObject({
	name: z
		.string({ message: key("errors.nameMissing") })
		.trim()
		.min(1, key("errors.nameMissing"))
		.max(100, key("errors.nameLong"))
		.refine((name) => !controlCharacters.test(name), key("errors.nameInvalid")),
	email: z
		.string({ message: key("errors.emailMissing") })
		.trim()
		.toLowerCase()
		.max(254, key("errors.emailInvalid"))
		.pipe(z.email(key("errors.emailInvalid"))),
	role: z.enum(["student", "instructor"]),
	language: z.enum(LANGUAGE_CODES),
});
