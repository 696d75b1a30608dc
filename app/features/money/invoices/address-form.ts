import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredText } from "#app/shared/forms/person-text.ts";

const key = errorKeys<"checkout">();

export const AddressForm = z.strictObject({
	intent: z.literal("address"),
	address: requiredText(300, { missing: key("errors.addressMissing"), long: key("errors.long") }),
});
