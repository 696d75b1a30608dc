import { z } from "zod";
import { dayText } from "#app/shared/forms/day-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine, optionalText } from "#app/shared/forms/person-text.ts";
import { timeText } from "#app/shared/forms/time-text.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { audienceText } from "./audience";
import { LONGEST_BODY, LONGEST_TITLE } from "./limits";

const key = errorKeys<"announcements">();

const written = (wording: z.ZodString) =>
	z
		.partialRecord(z.enum(LANGUAGE_CODES), wording)
		.transform((all) => Object.fromEntries(Object.entries(all).filter(([, text]) => text)) as Record<string, string>)
		.refine((all) => Boolean(all.en), { message: key("errors.english"), path: ["en"] });

const Draft = z.strictObject({
	titles: written(optionalLine(LONGEST_TITLE, key("errors.titleLong"))),
	bodies: written(optionalText(LONGEST_BODY, key("errors.bodyLong"))),
	link: optionalLine(300, key("errors.link"))
		.refine((path) => path === "" || safeRedirect(path) === path, key("errors.link"))
		.default(""),
	audience: audienceText(key("errors.audience")),
});

/** A language has both its title and its text, or neither. */
function isWhole({ titles, bodies }: Pick<z.output<typeof Draft>, "titles" | "bodies">, context: z.RefinementCtx) {
	for (const code of LANGUAGE_CODES) {
		if (Boolean(titles[code]) === Boolean(bodies[code])) continue;
		const path = [titles[code] ? "bodies" : "titles", code];
		context.addIssue({ code: "custom", message: key("errors.halfWritten"), path });
	}
}

export const NewAnnouncementForm = Draft.extend({ intent: z.literal("save") }).superRefine(isWhole);
export type AnnouncementDraft = z.output<typeof Draft>;

/** The revision that the form was rendered with. */
const seen = z.coerce.number().int().min(1).max(1_000_000_000);

export const AnnouncementForm = z.discriminatedUnion("intent", [
	Draft.extend({ intent: z.literal("save"), seen }).superRefine(isWhole),
	z.strictObject({ intent: z.literal("test"), seen }),
	z.strictObject({ intent: z.literal("send"), seen }),
	z.strictObject({
		intent: z.literal("schedule"),
		seen,
		day: dayText(key("errors.day")),
		/** `HH:MM`, in the sender's zone. */
		time: timeText(key("errors.time")),
	}),
	z.strictObject({ intent: z.literal("unschedule"), seen }),
	z.strictObject({ intent: z.literal("stop"), seen }),
	z.strictObject({ intent: z.literal("delete"), seen }),
]);
export type AnnouncementAction = z.output<typeof AnnouncementForm>;
