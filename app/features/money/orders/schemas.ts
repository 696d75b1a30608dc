import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine, optionalText } from "#app/shared/forms/person-text.ts";
import { pastedCode } from "#app/shared/text/pasted-code.ts";

const key = errorKeys<"checkout">();
const id = z.int({ error: key("errors.thingMissing") }).positive(key("errors.thingMissing"));
const code = z
	.string({ error: key("errors.couponWrong") })
	.overwrite(pastedCode)
	.max(40, key("errors.couponWrong"));

/** Exactly one thing. The server knows its price. */
export const CheckoutInput = z
	.strictObject(
		{
			courseId: id.optional(),
			planId: id.optional(),
			interval: z.enum(["month", "year"], { error: key("errors.intervalWrong") }).optional(),
			couponCode: code.optional(),
		},
		{ error: key("errors.fieldsWrong") },
	)
	.refine(({ courseId, planId }) => (courseId === undefined) !== (planId === undefined), {
		error: key("errors.thingMissing"),
		path: ["courseId"],
	});

export const PlacedOrderShape = z.strictObject({ orderId: z.string(), redirectUrl: z.url() });

export const EventTakenShape = z.strictObject({ received: z.literal(true) });

const pasted = (max: number) => z.string().overwrite(pastedCode).max(max, key("errors.long")).optional();
const ticked = z.string().optional();

/** The thing bought is in the URL. */
export const CheckoutForm = z.strictObject({
	/** `show` updates the summary without paying. */
	intent: z.enum(["pay", "show", "dropCoupon"]).default("show"),
	key: z
		.string()
		.regex(/^[\x21-\x7e]{8,100}$/)
		.optional(),
	shown: z.string().max(120).optional(),
	country: z
		.string()
		.regex(/^(?:[A-Z]{2})?$/, key("errors.countryMissing"))
		.optional(),
	taxId: optionalLine(40, key("errors.long")).optional(),
	company: optionalLine(120, key("errors.long")).optional(),
	address: optionalText(300, key("errors.long")).optional(),
	coupon: z.string().overwrite(pastedCode).max(40, key("errors.couponWrong")).optional(),
	agreed: ticked,
	atOnce: ticked,
});

/** Only which test card it was is stored. */
export const SandboxCardForm = z.strictObject({
	number: z
		.string(key("errors.cardMissing"))
		.overwrite(pastedCode)
		.min(1, key("errors.cardMissing"))
		.max(40, key("errors.cardUnknown")),
	expires: pasted(10),
	code: pasted(10),
});

export const SandboxChallengeForm = z.strictObject({
	payment: z.string().max(60),
	answer: z.enum(["yes", "no"]),
});
