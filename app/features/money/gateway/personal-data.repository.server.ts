import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import {
	sandboxEvents,
	sandboxPayments,
	sandboxRefunds,
	sandboxSessions,
	sandboxSubscriptions,
} from "#db/schema/schema.ts";

/** The tables of this room hold nothing of anybody. */
export const PERSONAL_DATA: PersonalData = {
	harmless: [
		// What the built-in gateway keeps on its side, outside production: ids, amounts, and which test card it was.
		harmlessIn(sandboxSessions, [
			"id",
			"idempotencyKey",
			"mode",
			"state",
			"currency",
			"description",
			"subscription",
			"metadata",
			"successUrl",
			"cancelUrl",
			"paymentId",
			"subscriptionId",
		]),
		harmlessIn(sandboxPayments, [
			"id",
			"idempotencyKey",
			"sessionId",
			"subscriptionId",
			"state",
			"failure",
			"card",
			"currency",
			"metadata",
			"disputeState",
		]),
		harmlessIn(sandboxRefunds, ["id", "idempotencyKey", "paymentId", "state", "failure", "currency", "metadata"]),
		harmlessIn(sandboxSubscriptions, [
			"id",
			"sessionId",
			"state",
			"card",
			"interval",
			"currency",
			"nextInterval",
			"metadata",
		]),
		harmlessIn(sandboxEvents, ["id", "type", "objectKind", "objectId"]),
	],
};
