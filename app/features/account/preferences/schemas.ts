import { z } from "zod";
import { errorKeys } from "../../../shared/forms/form-message";
import { LANGUAGE_CODES } from "../../../shared/words/languages";
import { CURRENCIES } from "../../prices/display-currency";

const key = errorKeys<"account">();
const choice = { message: key("errors.choiceUnknown") };

/** The three forms of the page of language and display. */
export const DisplayForm = z.discriminatedUnion(
	"intent",
	[
		z.strictObject({ intent: z.literal("language"), language: z.enum(LANGUAGE_CODES, choice) }),
		z.strictObject({ intent: z.literal("theme"), theme: z.enum(["light", "dark"], choice) }),
		z.strictObject({ intent: z.literal("currency"), currency: z.enum(CURRENCIES, choice) }),
	],
	choice,
);
