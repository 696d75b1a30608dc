import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredLine } from "#app/shared/forms/person-text.ts";

const key = errorKeys<"certificates">();

export const NameInput = z.strictObject({
	intent: z.literal("name"),
	name: requiredLine(80, { missing: key("errors.nameMissing"), long: key("errors.nameLong") }),
});
export const AgainInput = z.strictObject({ intent: z.literal("again"), serial: z.string().max(80) });
