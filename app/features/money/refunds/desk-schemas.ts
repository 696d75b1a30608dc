import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalText, requiredText } from "#app/shared/forms/person-text.ts";

const key = errorKeys<"orderdesk">();
const message = optionalText(2000, key("errors.long")).default("");
const reason = requiredText(2000, { missing: key("errors.messageMissing"), long: key("errors.long") });
const refundId = z.string().max(64);

export const DecisionForm = z.discriminatedUnion("intent", [
	z.strictObject({
		intent: z.literal("approve"),
		refundId,
		message,
		/** Empty for all that is left. */
		amount: z.string().trim().max(20, key("errors.amount")).default(""),
	}),
	z.strictObject({
		intent: z.literal("decline"),
		refundId,
		amount: z.string().max(20).optional(),
		message: reason,
	}),
	z.strictObject({ intent: z.literal("byHand"), refundId, amount: z.string().max(20).optional(), message: reason }),
]);

export const OrderActionForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("accept") }),
	z.strictObject({ intent: z.literal("return") }),
	z.strictObject({ intent: z.literal("seen") }),
	z.strictObject({
		intent: z.literal("goodwill"),
		message: reason,
		/** Empty for all that is left. */
		amount: z.string().trim().max(20, key("errors.amount")).default(""),
	}),
]);
