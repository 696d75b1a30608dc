import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine, requiredLine, requiredText } from "#app/shared/forms/person-text.ts";
import { TAX_FORM_KINDS } from "#db/schema/money/affiliates.ts";

const key = errorKeys<"affiliates">();
const filled = { missing: key("errors.missing"), long: key("errors.long") };

const code = z
	.string(key("errors.code"))
	.trim()
	.toUpperCase()
	.regex(/^[A-Z0-9]{4,16}$/, key("errors.code"));

export const ApplicationForm = z.strictObject({
	intent: z.literal("apply"),
	code,
	place: requiredLine(300, filled),
	plan: requiredText(1000, filled),
	agrees: z.literal("on", key("errors.agree")),
});

const subId = z
	.string(key("errors.subId"))
	.trim()
	.toLowerCase()
	.regex(/^[a-z0-9-]{1,30}$/, key("errors.subId"));
const path = z
	.string(key("errors.path"))
	.trim()
	.max(200, key("errors.long"))
	.regex(/^\/(?!\/|api\/|admin)[\w\-./]*$/, key("errors.path"));

export const DashboardForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("addLink"), subId, path: path.default("/") }),
	z.strictObject({ intent: z.literal("retireLink"), linkId: z.int().min(1) }),
	z.strictObject({
		intent: z.literal("leaderboard"),
		isListed: z.literal("on").optional(),
		alias: optionalLine(30, key("errors.long")).default(""),
	}),
	z.strictObject({
		intent: z.literal("payout"),
		payee: requiredLine(120, filled),
		account: requiredLine(120, filled),
		address: requiredText(300, filled),
		taxForm: z.enum(TAX_FORM_KINDS, key("errors.missing")),
		taxNumber: optionalLine(40, key("errors.long")).default(""),
	}),
]);
export type DashboardInput = z.infer<typeof DashboardForm>;

export const DecisionForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("accept") }),
	z.strictObject({ intent: z.literal("refuse"), why: requiredText(500, filled) }),
	z.strictObject({ intent: z.literal("suspend"), why: requiredText(500, filled) }),
	z.strictObject({ intent: z.literal("resume") }),
	z.strictObject({ intent: z.literal("taxForm"), taxForm: z.enum(["accepted", "rejected"]) }),
	z.strictObject({
		intent: z.literal("flag"),
		flagId: z.string().max(60),
		state: z.enum(["dismissed", "confirmed"]),
	}),
]);
export type DecisionInput = z.infer<typeof DecisionForm>;

export const PayoutForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("run") }),
	z.strictObject({ intent: z.literal("paid"), payoutId: z.string().max(60), reference: requiredLine(100, filled) }),
	z.strictObject({ intent: z.literal("returned"), payoutId: z.string().max(60) }),
]);
