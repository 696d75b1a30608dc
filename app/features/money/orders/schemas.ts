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

/** What is bought, one thing of either kind. What it costs is known to the server. */
export const CheckoutInput = z
	.strictObject(
		{
			courseId: id.optional(),
			planId: id.optional(),
			/** Of a plan; a month when left out. */
			interval: z.enum(["month", "year"], { error: key("errors.intervalWrong") }).optional(),
			couponCode: code.optional(),
		},
		{ error: key("errors.fieldsWrong") },
	)
	.refine(({ courseId, planId }) => (courseId === undefined) !== (planId === undefined), {
		error: key("errors.thingMissing"),
		path: ["courseId"],
	});

/** What a program is told of an order that it has placed. */
export const PlacedOrderShape = z.strictObject({ orderId: z.string(), redirectUrl: z.url() });

/** What a gateway is answered whose event is kept. */
export const EventTakenShape = z.strictObject({ received: z.literal(true) });

/** What one press of a button is known by: printable signs without spaces, as browsers make of a UUID. */
export const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{8,100}$/);

const pasted = (max: number) => z.string().overwrite(pastedCode).max(max, key("errors.long")).optional();
const ticked = z.string().optional();

/** The page of checkout. What is bought stands in its address. */
export const CheckoutForm = z.strictObject({
	/** `pay`, or `show`: the sheet with what was typed. */
	intent: z.enum(["pay", "show", "dropCoupon"]).default("show"),
	key: z
		.string()
		.regex(/^[\x21-\x7e]{8,100}$/)
		.optional(),
	/** `sum` of the sheet that was shown. */
	shown: z.string().max(120).optional(),
	country: z
		.string()
		.regex(/^(?:[A-Z]{2})?$/, key("errors.countryMissing"))
		.optional(),
	taxId: optionalLine(40, key("errors.long")).optional(),
	company: optionalLine(120, key("errors.long")).optional(),
	/** Postal, in lines. */
	address: optionalText(300, key("errors.long")).optional(),
	coupon: z.string().overwrite(pastedCode).max(40, key("errors.couponWrong")).optional(),
	agreed: ticked,
	atOnce: ticked,
});

/** A card of the sandbox. Nothing of it is kept but which test card it was. */
export const SandboxCardForm = z.strictObject({
	number: z
		.string(key("errors.cardMissing"))
		.overwrite(pastedCode)
		.min(1, key("errors.cardMissing"))
		.max(40, key("errors.cardUnknown")),
	expires: pasted(10),
	code: pasted(10),
});

/** What the buyer's bank is answered. */
export const SandboxChallengeForm = z.strictObject({
	payment: z.string().max(60),
	answer: z.enum(["yes", "no"]),
});
