import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredLine, requiredText } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";

const key = errorKeys<"desk">();

const message = (most: number) =>
	requiredText(most, { missing: key("errors.messageMissing"), long: key("errors.messageLong") });
const body = message(10_000);
const revision = z.coerce.number().int().min(1);
const admin = z.coerce.number().int().min(1).optional();

export const DeskAction = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("assign"), from: admin, to: admin }),
	z.strictObject({
		intent: z.literal("reply"),
		formKey: z.uuid(),
		revision,
		message: body,
		status: z.enum(["answered", "waiting", "closed"]),
	}),
	z.strictObject({ intent: z.literal("note"), formKey: z.uuid(), message: body }),
	z.strictObject({ intent: z.literal("close"), revision }),
	z.strictObject({ intent: z.literal("reopen"), revision }),
]);

const words = {
	language: z.enum(LANGUAGE_CODES),
	title: requiredLine(80, { missing: key("errors.titleMissing"), long: key("errors.titleLong") }),
	body: message(5_000),
};

export const CannedAction = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("add"), ...words }),
	z.strictObject({
		intent: z.literal("change"),
		id: z.coerce.number().int().min(1),
		revision: z.coerce.number().int().min(0),
		...words,
	}),
	z.strictObject({ intent: z.literal("retire"), id: z.coerce.number().int().min(1) }),
]);
