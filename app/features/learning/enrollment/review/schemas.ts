import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalText } from "#app/shared/forms/person-text.ts";

const key = errorKeys<"catalog">();
export const LONGEST_REVIEW = 2_000;

export const ReviewForm = z.strictObject({
	stars: z.enum(["1", "2", "3", "4", "5"], key("errors.starsMissing")),
	body: optionalText(LONGEST_REVIEW, key("errors.reviewLong")).default(""),
});
