import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { ENCODINGS } from "../file/encodings";

const key = errorKeys<"intake">();

export const MOST_BYTES = 1_000_000;

export const HandInForm = z.strictObject({
	key: z.string(key("errors.reload")).regex(/^[0-9a-f]{32}$/, key("errors.reload")),
	file: z
		.instanceof(File, { message: key("errors.reload") })
		.refine(({ size }) => size <= MOST_BYTES, key("errors.tooLarge"))
		.optional(),
	text: z.string(key("errors.reload")).max(MOST_BYTES, key("errors.tooLarge")).optional(),
	language: z.enum(LANGUAGE_CODES, key("errors.reload")).default("en"),
});

/** Column index; empty when the file has no such column. */
const column = z.int(key("errors.reload")).min(0, key("errors.reload")).max(39, key("errors.reload")).optional();

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
export type IntakeFormInput = z.output<typeof IntakeForm>;
