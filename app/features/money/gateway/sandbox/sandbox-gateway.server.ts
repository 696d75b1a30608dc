import { money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { CheckoutRequest, Metadata, PaymentGateway, RefundFacts } from "../payment-gateway";
import { openCardPage } from "./replace-card.server";
import {
	addToRefunded,
	emitEvent,
	expireSession,
	findRefundByKey,
	findSandboxPayment,
	findSession,
	findSessionByKey,
	insertRefund,
	insertSession,
	listRefunds,
	listSessionPayments,
	listSessionRefunds,
} from "./sandbox.repository.server";
import { readSandboxEvent } from "./sandbox-events.server";
import { paymentFacts, refundFacts, sessionFacts } from "./sandbox-facts";
import { newSandboxId, type SandboxTools } from "./sandbox-ids";
import { sandboxSubscriptions } from "./sandbox-subscriptions.server";

/** The built-in gateway: the default without keys, never in production. It stores its state in tables of its own. */
export function openSandbox(tools: SandboxTools): PaymentGateway {
	const { db } = tools;
	return {
		name: "sandbox",
		isTest: true,
		openCheckout: (request) => openCheckout(db, request),
		closeCheckout: async (id) => {
			await expireSession(db, id);
			const [session] = await findSession(db, id);
			return session?.state !== "complete";
		},
		findSessionPayment: async (id) => {
			const {
				session: [session],
				payments,
				refunds,
			} = await inBatch(db, {
				session: findSession(db, id),
				payments: listSessionPayments(db, id),
				refunds: listSessionRefunds(db, id),
			});
			return session ? sessionFacts(session, payments, refunds) : null;
		},
		findPayment: async (id) => {
			const [[payment], refunds] = await db.batch([findSandboxPayment(db, id), listRefunds(db, id)]);
			return payment ? paymentFacts(payment, refunds) : null;
		},
		refund: (request) => refund(tools, request),
		portalUrl: (request) => openCardPage(db, request),
		readEvent: readSandboxEvent,
		...sandboxSubscriptions(tools),
	};
}

async function openCheckout(db: Database, request: CheckoutRequest) {
	const { paymentId, orderId, membershipId, amount, subscription, description, paysFor = null } = request;
	const metadata: Metadata = { orderId, paymentId, ...(membershipId ? { membershipId } : {}) };
	await insertSession(db, {
		id: newSandboxId("sbs"),
		idempotencyKey: paymentId,
		metadata,
		description,
		createdAt: new Date(),
		mode: subscription ? "subscription" : "payment",
		currency: amount.currency,
		amountMinor: amount.minor,
		subscriptionId: paysFor,
		subscription: subscription && {
			interval: subscription.interval,
			amountMinor: subscription.amount.minor,
			trialDays: subscription.trialDays,
			discountedMinor: subscription.discounted?.amount.minor ?? null,
			discountedPeriods: subscription.discounted?.periods ?? null,
		},
		successUrl: request.successUrl,
		cancelUrl: request.cancelUrl,
		expiresAt: request.expiresAt,
	});
	const [session] = await findSessionByKey(db, paymentId);
	if (!session) throw new Error("The sandbox has not kept a page that it opened");
	return { sessionReference: session.id, url: `/sandbox/pay/${session.id}` };
}

async function refund(
	{ db, nudge }: SandboxTools,
	{ refundId, orderId, paymentReference, amount }: Parameters<PaymentGateway["refund"]>[0],
): Promise<RefundFacts> {
	const [known] = await findRefundByKey(db, refundId);
	if (known) return refundFacts(known);
	const [payment] = await findSandboxPayment(db, paymentReference);
	const refusal = (failure: string): RefundFacts => ({
		reference: `refused-${refundId}`,
		refundId,
		state: "failed",
		failure,
		amount: money(amount.minor, amount.currency),
	});
	if (payment?.state !== "succeeded" || payment.currency !== amount.currency) return refusal("unknownPayment");
	if (payment.refundedMinor + amount.minor > payment.amountMinor) return refusal("tooMuch");

	const [eventId, now] = [newSandboxId("sbe"), new Date()];
	try {
		await db.batch([
			insertRefund(db, {
				id: newSandboxId("sbr"),
				idempotencyKey: refundId,
				paymentId: payment.id,
				state: "succeeded",
				currency: amount.currency,
				amountMinor: amount.minor,
				metadata: { refundId, orderId },
				createdAt: now,
			}),
			addToRefunded(db, payment.id, amount.minor),
			...emitEvent(db, { id: eventId, type: "payment.refunded", objectKind: "payment", objectId: payment.id }, now),
		]);
	} catch (error) {
		if (!isDuplicate(error, "sandbox_refunds.idempotency_key")) throw error;
	}
	await nudge(eventId);
	const [made] = await findRefundByKey(db, refundId);
	return made ? refundFacts(made) : refusal("tooMuch");
}
