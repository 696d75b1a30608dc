import { money } from "#app/shared/money.ts";
import {
	DECLINES,
	type Decline,
	type PaymentFacts,
	type RefundFacts,
	type SubscriptionFacts,
} from "../payment-gateway";
import type { SandboxPaymentRow, SandboxRefundRow, SessionRow, SubscriptionRow } from "./sandbox.repository.server";
import { factsOfCard } from "./sandbox-cards";

const PAYMENT_STATE_OF_SANDBOX = {
	needsChallenge: "open",
	processing: "processing",
	succeeded: "paid",
	failed: "failed",
} as const;

export function paymentFacts(payment: SandboxPaymentRow, refunds: readonly SandboxRefundRow[]): PaymentFacts {
	const amount = money(payment.amountMinor, payment.currency);
	return {
		reference: payment.id,
		sessionReference: payment.sessionId,
		subscriptionReference: payment.subscriptionId,
		customerReference: null,
		periodNumber: Number(payment.metadata.periodNumber ?? 0) || null,
		metadata: payment.metadata,
		isTest: true,
		state: PAYMENT_STATE_OF_SANDBOX[payment.state],
		failure: declineOf(payment.failure),
		amount,
		card: factsOfCard(payment.card),
		refunds: refunds.filter(({ paymentId }) => paymentId === payment.id).map(refundFacts),
		dispute: payment.disputedAt
			? {
					reference: `${payment.id}-dispute`,
					state: payment.disputeState ?? "open",
					reason: "fraudulent",
					amount,
					openedAt: payment.disputedAt,
					answerUntil: null,
				}
			: null,
	};
}

export function sessionFacts(
	session: SessionRow,
	payments: readonly SandboxPaymentRow[],
	refunds: readonly SandboxRefundRow[],
): PaymentFacts {
	const made = payments.find(({ id }) => id === session.paymentId) ?? payments[0];
	if (made) return { ...paymentFacts(made, refunds), subscriptionReference: session.subscriptionId };
	return {
		reference: null,
		sessionReference: session.id,
		subscriptionReference: null,
		customerReference: null,
		periodNumber: null,
		metadata: session.metadata,
		isTest: true,
		state: session.state === "expired" ? "expired" : "open",
		failure: null,
		amount: money(session.amountMinor, session.currency),
		card: null,
		refunds: [],
		dispute: null,
	};
}

export function refundFacts(row: SandboxRefundRow): RefundFacts {
	return {
		reference: row.id,
		refundId: row.metadata.refundId ?? null,
		state: row.state,
		failure: row.failure,
		amount: money(row.amountMinor, row.currency),
	};
}

export function subscriptionFacts(row: SubscriptionRow, realNow: Date): SubscriptionFacts {
	return {
		reference: row.id,
		customerReference: null,
		metadata: row.metadata,
		isTest: true,
		state: row.state,
		interval: row.nextInterval ?? row.interval,
		amount: money(row.nextAmountMinor ?? row.amountMinor, row.currency),
		periodNumber: row.periodNumber,
		periodStartedAt: row.periodStartedAt,
		periodUntil: row.periodUntil,
		trialUntil: row.trialUntil,
		cancelsAtPeriodEnd: row.cancelAskedAt !== null,
		nextTryAt: row.nextTryAt,
		tries: row.tries,
		pausedAt: row.pausedAt,
		resumesAt: row.resumesAt,
		card: factsOfCard(row.card),
		endedAt: row.endedAt,
		now: new Date(realNow.getTime() + row.clockOffsetSeconds * 1000),
	};
}

function declineOf(failure: string | null): Decline | null {
	if (failure === null) return null;
	return DECLINES.find((known) => known === failure) ?? "other";
}
