import { z } from "zod";
import { currencyText, isAmountText, wholeNumber } from "#app/shared/forms/amount-text.ts";
import { dayText } from "#app/shared/forms/day-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine } from "#app/shared/forms/person-text.ts";
import { couponCode } from "../coupon-rules";

const key = errorKeys<"coupons">();
const WHOLE_NUMBER_ERRORS = { whole: key("errors.whole"), small: key("errors.small"), large: key("errors.large") };
const whole = (min: number, max: number) => wholeNumber({ min, max }, WHOLE_NUMBER_ERRORS);
const ids = z.array(z.int()).max(99).default([]);
const day = dayText(key("errors.day"));

/** May be changed at any time. The last day counts to its end. */
const CHANGEABLE_FIELDS = {
	note: optionalLine(200, key("errors.long")).default(""),
	scope: z.enum(["all", "plans", "courses", "some"], key("errors.choose")),
	plans: ids,
	courses: ids,
	from: day.optional(),
	until: day.optional(),
	maxUses: whole(1, 1_000_000).optional(),
	maxPerPerson: whole(1, 1000).optional(),
	affiliateId: whole(1, 1_000_000_000).optional(),
};

type Terms = {
	scope: string;
	plans: number[];
	courses: number[];
	from?: string | undefined;
	until?: string | undefined;
};
const hasThings = ({ scope, plans, courses }: Terms) => scope !== "some" || plans.length + courses.length > 0;
const endsLater = ({ from, until }: Terms) => !from || !until || until >= from;

/** The discount cannot be changed later, because buyers were promised it. */
export const NewCouponForm = z
	.strictObject({
		code: z
			.string(key("errors.code"))
			.overwrite(couponCode)
			.regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/, key("errors.code")),
		kind: z.enum(["percent", "amount"], key("errors.choose")),
		percent: whole(1, 100).optional(),
		amount: z.string().trim().max(20, key("errors.amount")).optional(),
		currency: currencyText(key("errors.currency")).default("USD"),
		duration: z.enum(["once", "months", "forever"], key("errors.choose")),
		months: whole(1, 60).optional(),
		...CHANGEABLE_FIELDS,
	})
	.refine(({ kind, percent }) => kind !== "percent" || percent !== undefined, {
		path: ["percent"],
		message: key("errors.percent"),
	})
	.refine(({ kind, amount, currency }) => kind !== "amount" || isAmountText(amount ?? "", currency, 1), {
		path: ["amount"],
		message: key("errors.amount"),
	})
	.refine(({ duration, months }) => duration !== "months" || months !== undefined, {
		path: ["months"],
		message: key("errors.months"),
	})
	.refine(hasThings, { path: ["scope"], message: key("errors.things") })
	.refine(endsLater, { path: ["until"], message: key("errors.untilEarly") });
export type NewCoupon = z.output<typeof NewCouponForm>;

export const CouponForm = z.discriminatedUnion("intent", [
	z
		.strictObject({ intent: z.literal("change"), version: z.int().min(1), ...CHANGEABLE_FIELDS })
		.refine(hasThings, { path: ["scope"], message: key("errors.things") })
		.refine(endsLater, { path: ["until"], message: key("errors.untilEarly") }),
	z.strictObject({ intent: z.literal("end") }),
]);
export type CouponAction = z.output<typeof CouponForm>;
