import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredText } from "#app/shared/forms/person-text.ts";

const key = errorKeys<"reports">();

export const LONGEST_APPEAL = 1_000;

export const AppealForm = z.strictObject({
	body: requiredText(LONGEST_APPEAL, { missing: key("errors.appealMissing"), long: key("errors.appealLong") }),
});
