import { z } from "zod";
import { dayText } from "#app/shared/forms/day-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine } from "#app/shared/forms/person-text.ts";
import { isCountry } from "#app/shared/words/countries.ts";
import { readTaxId } from "../tax-id";

const key = errorKeys<"tax">();
const country = z.string(key("errors.country")).refine(isCountry, key("errors.country"));

/** Parses "19" or "25.5", with at most two decimals, to hundredths of a percent. */
const rate = z
	.string(key("errors.rate"))
	.trim()
	.regex(/^\d{1,2}(?:[.,]\d{1,2})?$/, key("errors.rate"))
	.transform((text) => Math.round(Number(text.replace(",", ".")) * 100))
	.refine((bps) => bps <= 5000, key("errors.rate"));

export const TaxForm = z.discriminatedUnion("intent", [
	z
		.strictObject({
			intent: z.literal("seller"),
			country,
			taxNumber: optionalLine(40, key("errors.taxNumber"), { unreadable: key("errors.taxNumber") }).default(""),
			reverseCharge: z.boolean().default(false),
		})
		.refine(({ country: of, taxNumber }) => taxNumber === "" || readTaxId(taxNumber, of) !== null, {
			path: ["taxNumber"],
			message: key("errors.taxNumber"),
		}),
	z.strictObject({ intent: z.literal("noSeller") }),
	z.strictObject({
		intent: z.literal("rate"),
		country,
		rate,
		reverseCharge: z.boolean().default(false),
		from: dayText(key("errors.day")).optional(),
	}),
	z.strictObject({ intent: z.literal("endRate"), country }),
]);
export type TaxAction = z.output<typeof TaxForm>;
