import { HOUR_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { PaymentGateway } from "../payment-gateway";
import type { PayOutcome } from "./pay-outcome";
import {
	changeSubscriptionRow,
	completeSession,
	emitEvent,
	findSubscriptionRow,
	insertSession,
	type SessionRow,
} from "./sandbox.repository.server";
import { outcomeOf, testCardOf } from "./sandbox-cards";
import { newSandboxId, type SandboxTools } from "./sandbox-ids";

export async function openCardPage(
	db: Database,
	{ subscriptionReference, returnUrl }: Parameters<PaymentGateway["portalUrl"]>[0],
): Promise<string | null> {
	const [subscription] = await findSubscriptionRow(db, subscriptionReference);
	if (!subscription || subscription.endedAt) return null;
	const [id, now] = [newSandboxId("sbs"), new Date()];
	await insertSession(db, {
		id,
		idempotencyKey: id,
		mode: "card",
		currency: subscription.currency,
		amountMinor: 0,
		description: "",
		metadata: {},
		subscriptionId: subscription.id,
		successUrl: returnUrl,
		cancelUrl: returnUrl,
		createdAt: now,
		expiresAt: new Date(now.getTime() + HOUR_MS),
	});
	return `/sandbox/pay/${id}`;
}

/** Replaces the card for future charges. A declined card is not stored, and the page stays open. */
export async function replaceCard(
	{ db, nudge }: SandboxTools,
	{ id, subscriptionId, successUrl }: SessionRow,
	{ number, now }: { number: string; now: Date },
): Promise<PayOutcome> {
	const card = testCardOf(number);
	if (!card) return { kind: "notATestCard" };
	const outcome = outcomeOf(card, { isFirst: true });
	if (outcome.kind === "failed") return { kind: "declined", why: outcome.failure };
	if (!subscriptionId) return { kind: "unknown" };
	const eventId = newSandboxId("sbe");
	const event = {
		id: eventId,
		type: "subscription.changed",
		objectKind: "subscription",
		objectId: subscriptionId,
	} as const;
	try {
		await db.batch([
			completeSession(db, id, { paymentId: null, subscriptionId }),
			requireChange(db),
			changeSubscriptionRow(db, subscriptionId, { card }),
			...emitEvent(db, event, now),
		]);
	} catch (error) {
		if (isConflict(error)) return { kind: "over" };
		throw error;
	}
	await nudge(eventId);
	return { kind: "paid", to: successUrl };
}
