import { z } from "zod";
import { currencyText, isAmountText, wholeNumber } from "#app/shared/forms/amount-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine } from "#app/shared/forms/person-text.ts";
import { isCountry } from "#app/shared/words/countries.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { BENEFITS } from "#db/schema/money/billing.ts";

const key = errorKeys<"plans">();
const WHOLE_NUMBER_ERRORS = { whole: key("errors.whole"), small: key("errors.small"), large: key("errors.large") };
const whole = (min: number, max: number) => wholeNumber({ min, max }, WHOLE_NUMBER_ERRORS);
const line = (most: number) => optionalLine(most, key("errors.long")).default("");

const currency = currencyText(key("errors.currency"));
const country = z.string(key("errors.country")).refine(isCountry, key("errors.country"));

/** Empty words mean the shipped ones. */
const PLAN_FIELDS = {
	position: whole(1, 99),
	mostPopular: z.boolean().default(false),
	active: z.boolean().default(false),
	benefits: z.array(z.enum(BENEFITS)).default([]),
	allCourses: z.boolean().default(false),
	courses: z.array(z.int()).max(99).default([]),
	words: z.partialRecord(z.enum(LANGUAGE_CODES), z.strictObject({ name: line(60), text: line(160) })).default({}),
};

export const NewPlanForm = z.strictObject({
	...PLAN_FIELDS,
	slug: z
		.string(key("errors.slug"))
		.trim()
		.toLowerCase()
		.regex(/^[a-z][a-z0-9-]{1,39}$/, key("errors.slug")),
});
export type NewPlan = z.output<typeof NewPlanForm>;

const PriceForm = z
	.strictObject({
		intent: z.literal("price"),
		interval: z.enum(["month", "year"], key("errors.interval")),
		currency,
		/** Empty: everywhere. */
		country: z.union([z.literal(""), country]).default(""),
		amount: z.string(key("errors.amount")).trim().max(20, key("errors.amount")),
		trialDays: whole(0, 365).default(0),
	})
	.refine(({ amount, currency: of }) => isAmountText(amount, of, 0), {
		path: ["amount"],
		message: key("errors.amount"),
	});

export const PlanForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("change"), ...PLAN_FIELDS, version: z.int().min(1) }),
	PriceForm,
	z.strictObject({ intent: z.literal("endPrice"), priceId: z.int() }),
]);
export type PlanAction = z.output<typeof PlanForm>;

export const LevelForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("level"), country, percent: whole(1, 99) }),
	z.strictObject({ intent: z.literal("endLevel"), country }),
]);
export type LevelAction = z.output<typeof LevelForm>;
