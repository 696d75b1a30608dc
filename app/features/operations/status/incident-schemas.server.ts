import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine, optionalText } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { INCIDENT_IMPACTS, INCIDENT_STATES } from "#db/schema/operations/incident-kinds.ts";

const key = errorKeys<"status">();

const words = (wording: z.ZodString) =>
	z
		.partialRecord(z.enum(LANGUAGE_CODES), wording)
		.transform((all) => Object.fromEntries(Object.entries(all).filter(([, text]) => text)) as Record<string, string>)
		.refine((all) => Boolean(all.en), { message: key("errors.english"), path: ["en"] });

export const IncidentInput = z.strictObject({
	impact: z.enum(INCIDENT_IMPACTS, key("errors.choose")),
	state: z.enum(INCIDENT_STATES, key("errors.choose")),
	titles: words(optionalLine(140, key("errors.long"))),
	texts: words(optionalText(2_000, key("errors.long"))),
});
export type IncidentInput = z.infer<typeof IncidentInput>;
/** `seen` is the revision that the form was rendered with. */
export const IncidentUpdate = IncidentInput.extend({ id: z.uuid(), seen: z.coerce.number().int().min(1) });
