import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalText, requiredText } from "#app/shared/forms/person-text.ts";
import {
	APPEAL_OUTCOMES,
	GROUNDS,
	OUTCOMES,
	SANCTIONS,
	SILENCE_SCOPES,
} from "#db/schema/community/moderation-kinds.ts";
import { LONGEST_NOTE } from "../limits.ts";
import { LENGTHS } from "./lengths";

const key = errorKeys<"moderation">();

export const LONGEST_FACTS = 3_000;

const round = z.coerce.number().int().min(1).max(1_000_000);
/** Reports that stood on the page on which the moderator decided. */
const seen = z.coerce.number().int().min(0).max(1_000_000);
const long = key("errors.factsLong");
const recipientMissing = key("errors.recipientMissing");

const Decision = z
	.strictObject({
		intent: z.literal("decide"),
		round,
		seen,
		outcome: z.enum(OUTCOMES, key("errors.outcomeMissing")),
		sanction: z.enum(SANCTIONS, key("errors.sanctionMissing")),
		scope: z.enum(SILENCE_SCOPES, key("errors.scopeMissing")).optional(),
		length: z.enum(LENGTHS, key("errors.lengthMissing")).optional(),
		ground: z.enum(GROUNDS, key("errors.groundMissing")).optional(),
		facts: optionalText(LONGEST_FACTS, long).optional(),
		/** With a removal: other things with the same text, by their ids, that stood on the page. */
		others: z.array(z.string().max(100)).max(20).default([]),
		withOthers: z.literal("on").optional(),
	})
	.superRefine(({ outcome, sanction, scope, length, ground, facts }, context) => {
		const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
		if (outcome === "kept") return;
		if (!ground) refuse("ground", key("errors.groundMissing"));
		if (!facts) refuse("facts", key("errors.factsMissing"));
		if (sanction === "silenced" && !scope) refuse("scope", key("errors.scopeMissing"));
		if ((sanction === "silenced" || sanction === "suspended") && !length) refuse("length", key("errors.lengthMissing"));
	});

/** What a moderator does with a case. */
export const CaseAction = z.discriminatedUnion("intent", [
	Decision,
	z.strictObject({ intent: z.literal("take"), round }),
	z.strictObject({ intent: z.literal("release") }),
	z.strictObject({
		intent: z.literal("pass"),
		round,
		recipientId: z.coerce
			.number(recipientMissing)
			.int(recipientMissing)
			.min(1, recipientMissing)
			.max(9_999_999_999, recipientMissing),
		note: optionalText(LONGEST_NOTE, long).optional(),
	}),
	z.strictObject({ intent: z.literal("undo"), decisionId: z.string().max(64) }),
	z.strictObject({ intent: z.literal("reopen"), decisionId: z.string().max(64) }),
	z.strictObject({ intent: z.literal("endSanction"), decisionId: z.string().max(64) }),
	z.strictObject({
		intent: z.literal("appeal"),
		decisionId: z.string().max(64),
		outcome: z.enum(APPEAL_OUTCOMES, key("errors.appealOutcomeMissing")),
		reasons: requiredText(LONGEST_FACTS, { missing: key("errors.reasonsMissing"), long }),
	}),
]);
export type CaseActionInput = z.output<typeof CaseAction>;
export type DecisionInput = z.output<typeof Decision>;
