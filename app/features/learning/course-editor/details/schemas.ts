import { z } from "zod";
import { CURRENCIES } from "#app/features/money/prices/display-currency.ts";
import { isAmountText } from "#app/shared/forms/amount-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredLine } from "#app/shared/forms/person-text.ts";
import { COVER_FILES } from "#app/shared/uploads/cover-address.ts";
import { filmFileId } from "#app/shared/uploads/film-address.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { LONGEST } from "../parts/lengths";

const key = errorKeys<"course-editor">();

/** A new course. Everything else is written once it is there. */
export const NewCourseForm = z.strictObject({
	title: requiredLine(LONGEST.title, { missing: key("errors.titleMissing"), long: key("errors.titleLong") }),
	language: z.enum(LANGUAGE_CODES),
	topic: z.string(key("errors.choose")).min(1, key("errors.choose")).max(60, key("errors.choose")),
	level: z.string(key("errors.choose")).min(1, key("errors.choose")).max(60, key("errors.choose")),
});

const revision = z.coerce.number().int().min(0);
const typed = z.string().default("");

/** A draft is whatever was typed: nothing in it is refused. */
export const DetailsForm = z.strictObject({
	intent: z.enum(["save", "preview"]).default("save"),
	lang: z.enum(LANGUAGE_CODES),
	/** Of the drafts that the form was made from: the words of the language, and the facts. */
	revision,
	factsRevision: revision,
	title: typed,
	shortDescription: typed,
	description: typed,
	outcomes: z.array(typed).default([]),
	searchTitle: typed,
	searchDescription: typed,
	coverText: typed,
	slug: typed,
	topic: typed,
	level: typed,
	previewFilm: z
		.string()
		.refine((named) => named === "" || filmFileId(named) !== null)
		.default(""),
	cover: z.union([z.literal(""), z.string().regex(COVER_FILES)]).default(""),
});
export type TypedDetails = z.output<typeof DetailsForm>;

export const PriceForm = z
	.strictObject({
		intent: z.literal("price"),
		amount: z.string(key("errors.amount")).trim().max(20, key("errors.amount")),
		currency: z.enum(CURRENCIES, key("errors.choose")),
		/** The price that the form showed: `29 USD`. */
		seen: z.string().max(40),
		/** Somebody takes the course already, and the price is changed nevertheless. */
		confirmed: z.boolean().default(false),
	})
	.refine(({ amount, currency }) => isAmountText(amount, currency, 0), {
		path: ["amount"],
		message: key("errors.amount"),
	});
