import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine, optionalText, requiredLine } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";

const key = errorKeys<"settings">();

export const TESTIMONIAL_LIMIT = 6;

const wholeUpTo = (max: number) =>
	z
		.number(key("errors.whole"))
		.int(key("errors.whole"))
		.min(0, key("errors.tooSmall"))
		.max(max, key("errors.tooLarge"));
const upTo = (length: number) => optionalLine(length, key("errors.long"), { missing: key("errors.text") });

const words = z.strictObject({
	title: upTo(120),
	location: upTo(120),
	review: optionalText(600, key("errors.long"), { missing: key("errors.text") }),
	tags: z
		.array(requiredLine(40, { missing: key("errors.text"), long: key("errors.long") }), key("errors.text"))
		.max(6, key("errors.tags")),
});

/**
 * Words by language, English as fallback. `date`: `YYYY-MM-DD`; portfolio in US cents. May have gaps unless `shown`.
 */
export const TestimonialSchema = z
	.strictObject({
		shown: z.boolean(),
		name: upTo(80),
		company: upTo(80),
		avatar: z
			.string(key("errors.text"))
			.trim()
			.max(200, key("errors.long"))
			.regex(/^(\/(?![/\\]).*)?$/, key("errors.avatar")),
		rating: z
			.number(key("errors.whole"))
			.int(key("errors.whole"))
			.min(1, key("errors.tooSmall"))
			.max(5, key("errors.tooLarge")),
		date: z.iso.date("errors.date"),
		verified: z.boolean(),
		results: z.strictObject({
			propertiesAcquired: wholeUpTo(10_000),
			monthsToSuccess: wholeUpTo(600),
			roiPercentage: wholeUpTo(100_000),
			portfolioValueCents: wholeUpTo(100_000_000_000),
		}),
		words: z.strictObject(
			Object.fromEntries(LANGUAGE_CODES.map((code) => [code, words])) as Record<Language, typeof words>,
		),
	})
	.superRefine(({ shown, name, words: { en } }, issues) => {
		if (!shown) return;
		const gap = (path: string[], message: string) => issues.addIssue({ code: "custom", path, message });
		if (name === "") gap(["name"], key("errors.nameMissing"));
		if (en.review === "") gap(["words", "en", "review"], key("errors.reviewMissing"));
	});

export type Testimonial = z.infer<typeof TestimonialSchema>;
export type TestimonialWords = Testimonial["words"][Language];
