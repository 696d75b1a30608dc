import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";

const key = errorKeys<"certificates">();
const line = (limit: number) => optionalLine(limit, key("errors.textLong")).default("");

export const TemplateInput = z.strictObject({
	language: z.enum(LANGUAGE_CODES),
	version: z.int().min(0),
	isGiven: z.boolean().default(false),
	validMonths: z
		.number(key("errors.months"))
		.int(key("errors.months"))
		.min(1, key("errors.months"))
		.max(240, key("errors.months"))
		.optional(),
	/** The id of the uploaded file; left out for none. */
	signature: z
		.string()
		.regex(/^[0-9a-f]{32}$/, key("errors.signatureGone"))
		.optional(),
	heading: line(40),
	statement: line(90),
	note: line(90),
	signerName: line(40),
	signerRole: line(40),
});
