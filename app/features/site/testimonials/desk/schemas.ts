import { z } from "zod";
import { wholeNumber } from "#app/shared/forms/amount-text.ts";
import { dayText } from "#app/shared/forms/day-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine, optionalText, requiredLine } from "#app/shared/forms/person-text.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { MOST_TESTIMONIALS } from "../testimonial.ts";

const key = errorKeys<"testimonials">();

const line = (most: number) => optionalLine(most, key("errors.long")).default("");
const WHOLE = { whole: key("errors.whole"), small: key("errors.small"), large: key("errors.large") };
const whole = (min: number, max: number) => wholeNumber({ min, max }, WHOLE).optional();
const pastDay = dayText(key("errors.day")).refine((day) => day <= latestToday(), key("errors.dayLater"));

/** The day in the zone in which it begins first, so that nobody's today counts as tomorrow. */
function latestToday(): string {
	return new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

// Where every field is empty they arrive as none.
const grouped = <S extends z.ZodType>(schema: S) => z.preprocess((typed) => typed ?? {}, schema);
/** `english` is checked whatever else is wrong, so that all problems are told at once. */
const inEachLanguage = <S extends z.ZodType>(schema: S, english: S) => {
	const fields = LANGUAGE_CODES.map((code) => [code, code === DEFAULT_LANGUAGE ? english : schema]);
	return grouped(z.strictObject(Object.fromEntries(fields) as Record<Language, S>));
};
const hasReview = ({ review }: { review: string }) => review !== "";
const hasTitle = ({ title }: { title: string }) => title !== "";

const spokenWords = grouped(
	z.strictObject({
		title: line(120),
		location: line(120),
		review: optionalText(600, key("errors.long")).default(""),
		/** Separated by commas. */
		tags: line(200).refine((tags) => splitTags(tags).length <= 6, key("errors.tags")),
	}),
);
const figureWords = grouped(z.strictObject({ title: line(24), review: line(120) }));

export function splitTags(tags: string): string[] {
	return tags
		.split(/[,，、]/u)
		.map((tag) => tag.trim())
		.filter(Boolean);
}

const spoken = {
	kind: z.literal("testimonial"),
	name: requiredLine(80, { missing: key("errors.name"), long: key("errors.long") }),
	company: line(80),
	picture: z
		.string()
		.max(200, key("errors.picture"))
		.regex(/^\/(?![/\\])[^\s]*$/, key("errors.picture"))
		.optional(),
	rating: whole(1, 5),
	verified: z.boolean().default(false),
	propertiesAcquired: whole(0, 10_000),
	monthsToSuccess: whole(0, 600),
	roiPercentage: whole(0, 100_000),
	portfolioDollars: whole(0, 1_000_000_000),
	courseId: z.int(key("errors.course")).optional(),
	saidDay: pastDay,
	consent: z.boolean().default(false),
	consentDay: pastDay.optional(),
	words: inEachLanguage(
		spokenWords,
		spokenWords.refine(hasReview, { path: ["review"], message: key("errors.review") }),
	),
};
const counted = {
	kind: z.literal("claim"),
	saidDay: pastDay,
	source: line(200),
	words: inEachLanguage(
		figureWords,
		figureWords
			.refine(hasTitle, { path: ["title"], message: key("errors.figure") })
			.refine(hasReview, { path: ["review"], message: key("errors.counts") }),
	),
};

const saveSpoken = z
	.strictObject({ intent: z.literal("change").optional(), version: z.int().min(0).default(0), ...spoken })
	.superRefine(({ consent, consentDay, ...fields }, issues) => {
		const results = [fields.propertiesAcquired, fields.monthsToSuccess, fields.roiPercentage, fields.portfolioDollars];
		const given = results.filter((one) => one !== undefined).length;
		const wrong = (path: string[], message: string) => issues.addIssue({ code: "custom", path, message });
		if (consent && consentDay === undefined) wrong(["consentDay"], key("errors.consentDay"));
		if (given !== 0 && given !== results.length) wrong(["propertiesAcquired"], key("errors.results"));
	});
const saveCounted = z.strictObject({
	intent: z.literal("change").optional(),
	version: z.int().min(0).default(0),
	...counted,
});

/** What a form saves, new ones with version 0. */
export const TestimonialForm = z.discriminatedUnion("kind", [saveSpoken, saveCounted]);
export type TestimonialForm = z.output<typeof TestimonialForm>;

const id = z.int().min(1);
const version = z.int().min(1);
/** The place at which the page has shown it, counted from 1. */
const seen = z.int().min(1).max(MOST_TESTIMONIALS);

/** What is done to one on its own page. */
export const TestimonialDeed = z.strictObject({ intent: z.enum(["publish", "withdraw", "delete"]), version });

/** What is done to one in the list. */
export const TestimonialListDeed = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("publish"), id, version }),
	z.strictObject({ intent: z.literal("withdraw"), id, version }),
	z.strictObject({ intent: z.literal("up"), id, seen }),
	z.strictObject({ intent: z.literal("down"), id, seen }),
	z.strictObject({ intent: z.literal("move"), id, seen, place: seen }),
]);
