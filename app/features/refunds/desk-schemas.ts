import { z } from "zod";
import { errorKeys } from "../../shared/forms/form-message";

const key = errorKeys<"orderdesk">();
const message = z.string().trim().max(2000, key("errors.long")).default("");
const refundId = z.string().max(64);

/** What an admin decides about a refund. Whoever is declined is told why. */
export const DecisionForm = z.discriminatedUnion("intent", [
	z.strictObject({
		intent: z.literal("approve"),
		refundId,
		message,
		/** Empty: all that is left. */
		amount: z.string().trim().max(20, key("errors.amount")).default(""),
	}),
	z.strictObject({
		intent: z.literal("decline"),
		refundId,
		amount: z.string().max(20).optional(),
		message: z
			.string(key("errors.messageMissing"))
			.trim()
			.min(1, key("errors.messageMissing"))
			.max(2000, key("errors.long")),
	}),
]);
