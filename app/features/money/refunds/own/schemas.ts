import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalText } from "#app/shared/forms/person-text.ts";
import { REFUND_REASONS } from "../refund-rules";

const key = errorKeys<"refunds">();

export const OwnRefundForm = z.discriminatedUnion("intent", [
	z.strictObject({
		intent: z.literal("ask"),
		reasonCode: z.enum(REFUND_REASONS, key("errors.reason")).nullable().default(null),
		reason: optionalText(1000, key("errors.long")).default(""),
	}),
	z.strictObject({ intent: z.literal("takeBack") }),
	z.strictObject({ intent: z.literal("withdraw") }),
]);
