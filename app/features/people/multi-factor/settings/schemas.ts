import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredLine } from "#app/shared/forms/person-text.ts";
import { pastedCode } from "#app/shared/text/pasted-code.ts";

const key = errorKeys<"factors">();

export const AuthenticatorForm = z.discriminatedUnion("intent", [
	z.strictObject({
		intent: z.literal("turnOn"),
		sealed: z.string(key("errors.expired")).max(200, key("errors.expired")),
		code: z
			.string(key("errors.codeMissing"))
			.overwrite(pastedCode)
			.min(1, key("errors.codeMissing"))
			.max(12, key("errors.codeWrong")),
	}),
	z.strictObject({ intent: z.literal("turnOff") }),
]);

export const RecoveryCodesForm = z.strictObject({ intent: z.literal("make") });

const name = requiredLine(60, { missing: key("errors.nameMissing"), long: key("errors.nameLong") });

/** `response` is the browser's passkey response as JSON. */
export const PasskeyForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("add"), response: z.string().max(20_000) }),
	z.strictObject({ intent: z.literal("rename"), id: z.uuid(), name }),
	z.strictObject({ intent: z.literal("remove"), id: z.uuid() }),
]);
