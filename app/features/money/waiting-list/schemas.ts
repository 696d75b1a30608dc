import { z } from "zod";
import { emailText } from "#app/shared/forms/email-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";

const key = errorKeys<"waiting">();

const everyone = {
	agreed: z.literal("on", key("errors.agreeMissing")),
	/** Hidden from people (`SpamTrap`); bots fill it in. */
	leaveEmpty: z.string().max(300).optional(),
};

export const WaitForm = z.strictObject(everyone);

export const RemoveForm = z.strictObject({ id: z.coerce.number().int().positive() });

export const GuestWaitForm = z.strictObject({
	email: emailText({ missing: key("errors.emailMissing"), invalid: key("errors.emailWrong") }),
	...everyone,
});
