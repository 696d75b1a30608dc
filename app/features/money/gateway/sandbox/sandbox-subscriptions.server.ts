import type { Database } from "#db/client.server.ts";
import type { PaymentFacts, PaymentGateway } from "../payment-gateway";
import {
	changeSubscriptionRow,
	emitEvent,
	findPaymentByKey,
	findSubscriptionRow,
	insertPayment,
	listRefunds,
	type SubscriptionRow,
} from "./sandbox.repository.server";
import { outcomeOf } from "./sandbox-cards";
import { paymentFacts, subscriptionFacts } from "./sandbox-facts";
import { newSandboxId, type SandboxTools } from "./sandbox-ids";

type Subscriptions = Pick<
	PaymentGateway,
	| "findSubscription"
	| "changeSubscription"
	| "chargeSubscription"
	| "cancelSubscription"
	| "pauseSubscription"
	| "resumeSubscription"
	| "duePage"
>;

export function sandboxSubscriptions(tools: SandboxTools): Subscriptions {
	const { db } = tools;
	const find = async (id: string) => (await findSubscriptionRow(db, id))[0];
	return {
		findSubscription: async (id) => {
			const row = await find(id);
			return row ? subscriptionFacts(row, new Date()) : null;
		},
		changeSubscription: ({ subscriptionReference, amount, interval }) =>
			changeSubscription(tools, subscriptionReference, () => ({
				nextAmountMinor: amount.minor,
				nextInterval: interval,
			})),
		cancelSubscription: (id, when) =>
			changeSubscription(tools, id, (row) => {
				const now = ownNow(row);
				if (when === "now") return { state: "cancelled", cancelAskedAt: now, endedAt: now, nextTryAt: null };
				return { cancelAskedAt: when === null ? null : now };
			}),
		pauseSubscription: (id, resumesAt) =>
			changeSubscription(tools, id, (row) => ({ state: "paused", pausedAt: ownNow(row), resumesAt })),
		resumeSubscription: (id) =>
			changeSubscription(tools, id, () => ({ state: "active", pausedAt: null, resumesAt: null })),
		chargeSubscription: (request) => chargeSubscription(tools, request),
		duePage: async () => null,
	};
}

const ownNow = ({ clockOffsetSeconds }: SubscriptionRow) => new Date(Date.now() + clockOffsetSeconds * 1000);

async function changeSubscription(
	{ db, nudge }: SandboxTools,
	id: string,
	to: (row: SubscriptionRow) => Partial<SubscriptionRow>,
) {
	const row = await getRow(db, id);
	const [eventId, now] = [newSandboxId("sbe"), new Date()];
	await db.batch([
		changeSubscriptionRow(db, id, to(row)),
		...emitEvent(db, { id: eventId, type: "subscription.changed", objectKind: "subscription", objectId: id }, now),
	]);
	await nudge(eventId);
	return subscriptionFacts(await getRow(db, id), now);
}

async function getRow(db: Database, id: string): Promise<SubscriptionRow> {
	const [row] = await findSubscriptionRow(db, id);
	if (!row) throw new Error(`The sandbox has no subscription ${id}`);
	return row;
}

/** Charges the card on file without its owner present. Repeatable with the same key. */
async function chargeSubscription(
	{ db, nudge }: SandboxTools,
	{ paymentId, orderId, subscriptionReference, amount }: Parameters<PaymentGateway["chargeSubscription"]>[0],
): Promise<PaymentFacts> {
	const [known] = await findPaymentByKey(db, paymentId);
	if (known) return paymentFacts(known, await listRefunds(db, known.id));
	const { card } = await getRow(db, subscriptionReference);
	const outcome = outcomeOf(card, { isFirst: false });
	const [id, eventId, now] = [newSandboxId("sbp"), newSandboxId("sbe"), new Date()];
	await db.batch([
		insertPayment(db, {
			id,
			idempotencyKey: paymentId,
			subscriptionId: subscriptionReference,
			card,
			state: outcome.kind === "failed" ? "failed" : "succeeded",
			failure: outcome.kind === "failed" ? outcome.failure : null,
			currency: amount.currency,
			amountMinor: amount.minor,
			metadata: { orderId, paymentId },
			createdAt: now,
		}),
		...emitEvent(db, { id: eventId, type: "payment.charged", objectKind: "payment", objectId: id }, now),
	]);
	await nudge(eventId);
	const [made] = await findPaymentByKey(db, paymentId);
	if (!made) throw new Error("The sandbox has not kept a payment that it took");
	return paymentFacts(made, []);
}
