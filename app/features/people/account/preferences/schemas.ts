import { z } from "zod";
import { CURRENCIES } from "#app/features/money/prices/display-currency.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";

const key = errorKeys<"account">();
const choice = { message: key("errors.choiceUnknown") };

export const DisplayForm = z.discriminatedUnion(
	"intent",
	[
		z.strictObject({ intent: z.literal("language"), language: z.enum(LANGUAGE_CODES, choice) }),
		z.strictObject({ intent: z.literal("theme"), theme: z.enum(["light", "dark"], choice) }),
		z.strictObject({ intent: z.literal("currency"), currency: z.enum(CURRENCIES, choice) }),
	],
	choice,
);
