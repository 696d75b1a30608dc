import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { ENCODINGS } from "../file/encodings";

const key = errorKeys<"intake">();

/** As much as a file of 5,000 lines needs, and more. */
export const MOST_BYTES = 1_000_000;

/** A file, or the same pasted. Which of them is there is said by whoever reads it. */
export const HandInForm = z.strictObject({
	key: z.string(key("errors.reload")).regex(/^[0-9a-f]{32}$/, key("errors.reload")),
	file: z
		.instanceof(File, { message: key("errors.reload") })
		.refine(({ size }) => size <= MOST_BYTES, key("errors.tooLarge"))
		.optional(),
	text: z.string(key("errors.reload")).max(MOST_BYTES, key("errors.tooLarge")).optional(),
	language: z.enum(LANGUAGE_CODES, key("errors.reload")).default("en"),
});

/** A column by its place; empty: the file has none. */
const column = z.int(key("errors.reload")).min(0, key("errors.reload")).max(39, key("errors.reload")).optional();

/** What can be done with a file that was handed in. */
export const IntakeForm = z.discriminatedUnion("intent", [
	z.strictObject({
		intent: z.literal("map"),
		email: column,
		name: column,
		lastName: column,
		language: column,
		country: column,
		course: column,
		until: column,
		spoken: z.enum(LANGUAGE_CODES, key("errors.reload")).optional(),
	}),
	z.strictObject({ intent: z.literal("decode"), encoding: z.enum(ENCODINGS, key("errors.reload")) }),
	z.strictObject({ intent: z.literal("start") }),
	z.strictObject({ intent: z.literal("drop") }),
]);
export type IntakeWish = z.output<typeof IntakeForm>;
