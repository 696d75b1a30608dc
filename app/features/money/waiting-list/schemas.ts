import { z } from "zod";
import { emailText } from "#app/shared/forms/email-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";

const key = errorKeys<"waiting">();

const everyone = {
	agreed: z.literal("on", key("errors.agreeMissing")),
	/** No person sees this field (`SpamTrap`); programs fill it in. */
	leaveEmpty: z.string().max(300).optional(),
};

/** The form of somebody who is signed in: their address is known. */
export const WaitForm = z.strictObject(everyone);

/** What an admin does to an entry. */
export const RemoveForm = z.strictObject({ id: z.coerce.number().int().positive() });

/** The form of a guest. */
export const GuestWaitForm = z.strictObject({
	email: emailText({ missing: key("errors.emailMissing"), invalid: key("errors.emailWrong") }),
	...everyone,
});
