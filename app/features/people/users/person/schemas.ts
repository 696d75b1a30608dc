import { z } from "zod";
import type { CalendarDay } from "#app/shared/calendar-day.ts";
import { emailText } from "#app/shared/forms/email-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredLine } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { CAPABILITIES } from "#db/schema/people/capabilities.ts";
import { RIGHT_FORMS, until, why } from "../access/schemas";

const key = errorKeys<"people">();

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
	z.strictObject({ intent: z.literal("endSession"), sessionId: z.string().max(100) }),
	z.strictObject({ intent: z.literal("handOver"), courseId: z.int(), to: z.int() }),
	z.strictObject({ intent: z.literal("verify") }),
	z.strictObject({ intent: z.literal("passwordLink") }),
	z.strictObject({ intent: z.literal("resetFactors") }),
	z.strictObject({ intent: z.literal("membership"), until }),
	z.strictObject({ intent: z.literal("course"), courseId: z.int(), until }),
	...RIGHT_FORMS,
]);
export type PersonFormInput = z.output<typeof PersonForm>;

/** True when the last day is in the past. */
export function endsBefore(wish: PersonFormInput, today: CalendarDay): boolean {
	const end = "until" in wish && TAKES_AN_END.has(wish.intent) ? wish.until : undefined;
	return end !== undefined && end < today;
}

const TAKES_AN_END: ReadonlySet<string> = new Set(["suspend", "membership", "course", "extend"]);

export const InviteForm = z.strictObject({
	name: requiredLine(100, {
		missing: key("errors.nameMissing"),
		long: key("errors.nameLong"),
		unreadable: key("errors.nameInvalid"),
	}),
	email: emailText({ missing: key("errors.emailMissing"), invalid: key("errors.emailInvalid") }),
	role: z.enum(["student", "instructor"]),
	language: z.enum(LANGUAGE_CODES),
});
