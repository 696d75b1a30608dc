import { z } from "zod";
import { MODES } from "#db/schema/people/inbox.ts";

/** Half hours of a day, in minutes from 0:00. */
export const HALF_HOURS = Array.from({ length: 48 }, (_, at) => at * 30);
const minute = z.coerce
	.number()
	.int()
	.refine((value) => HALF_HOURS.includes(value));

export const ChoiceForm = z.discriminatedUnion("intent", [
	z.strictObject({
		intent: z.literal("choose"),
		category: z.string().max(40),
		channel: z.enum(["app", "mail"]),
		mode: z.enum(MODES),
	}),
	z.strictObject({ intent: z.literal("mail"), on: z.enum(["on", "off"]) }),
	z.strictObject({ intent: z.literal("digests"), on: z.enum(["on", "off"]) }),
	z.strictObject({
		intent: z.literal("digestTime"),
		minute,
		weekday: z.coerce.number().int().min(1).max(7),
	}),
	z
		.strictObject({ intent: z.literal("quiet"), from: minute, until: minute })
		.refine(({ from, until }) => from !== until),
	z.strictObject({ intent: z.literal("noQuiet") }),
	z.strictObject({ intent: z.literal("reset") }),
	z.strictObject({ intent: z.literal("example") }),
]);
export type Choice = Exclude<z.output<typeof ChoiceForm>, { intent: "example" }>;

/** What somebody may choose by the link of a mail, without signing in. Mail clients post something else: it ends the mails. */
export const LinkChoiceForm = z.object({ wanted: z.enum([...MODES, "none"]).catch("off") });
export type LinkChoice = z.output<typeof LinkChoiceForm>["wanted"];
