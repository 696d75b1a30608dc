import type Stripe from "stripe";
import type {
	CardFacts,
	Decline,
	DisputeFacts,
	Metadata,
	PaymentFacts,
	RefundFacts,
	SubscriptionFacts,
} from "../payment-gateway";
import { fromStripeUnits as amountOf } from "./stripe-amounts";

const fromUnixSeconds = (seconds: number) => new Date(seconds * 1000);
const idOfExpandable = (one: string | { id: string } | null | undefined) =>
	typeof one === "string" ? one : (one?.id ?? null);

export type RelatedObjects = {
	refunds: readonly Stripe.Refund[];
	disputes: readonly Stripe.Dispute[];
	invoice: Stripe.Invoice | null;
};

export function intentFacts(
	intent: Stripe.PaymentIntent,
	{ refunds, disputes, invoice }: RelatedObjects,
): PaymentFacts {
	const [dispute] = disputes;
	return {
		reference: intent.id,
		sessionReference: null,
		// An intent does not reference its invoice; the invoice references the subscription.
		subscriptionReference: idOfExpandable(invoice?.parent?.subscription_details?.subscription),
		customerReference: idOfExpandable(intent.customer),
		periodNumber: invoice?.billing_reason === "subscription_create" ? 1 : null,
		metadata: metadataOf(intent.metadata),
		isTest: !intent.livemode,
		state: stateOf(intent),
		failure: intent.last_payment_error ? declineOf(intent.last_payment_error) : null,
		amount: amountOf(intent.status === "succeeded" ? intent.amount_received : intent.amount, intent.currency),
		card: cardOf(intent.latest_charge),
		refunds: refunds.map(refundFacts),
		dispute: dispute ? disputeFacts(dispute) : null,
	};
}

export function sessionFacts(session: Stripe.Checkout.Session, payment: PaymentFacts | null): PaymentFacts {
	const page = {
		sessionReference: session.id,
		subscriptionReference: idOfExpandable(session.subscription),
		customerReference: idOfExpandable(session.customer),
		metadata: metadataOf(session.metadata ?? {}),
		amount: amountOf(session.amount_total ?? 0, session.currency ?? "usd"),
	};
	if (payment) return { ...payment, ...page };
	const isPaid = session.payment_status === "no_payment_required" || session.payment_status === "paid";
	const state = session.status === "expired" ? "expired" : session.status === "complete" && isPaid ? "paid" : "open";
	return {
		...page,
		reference: state === "paid" ? session.id : null,
		periodNumber: null,
		isTest: !session.livemode,
		state,
		failure: null,
		card: null,
		refunds: [],
		dispute: null,
	};
}

function stateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): PaymentFacts["state"] {
	if (status === "succeeded") return "paid";
	if (status === "processing") return "processing";
	if (status === "canceled") return "expired";
	return status === "requires_payment_method" && error ? "failed" : "open";
}

type StripeFailure = { code?: string | undefined; decline_code?: string | undefined };

export function declineOf({ code, decline_code: decline }: StripeFailure): Decline {
	if (decline === "insufficient_funds") return "insufficientFunds";
	if (code === "expired_card" || decline === "expired_card") return "expiredCard";
	if (code === "payment_intent_authentication_failure" || decline === "authentication_required") {
		return "challengeFailed";
	}
	return code === "card_declined" ? "declined" : "other";
}

function cardOf(charge: Stripe.PaymentIntent["latest_charge"]): CardFacts | null {
	if (!charge || typeof charge === "string") return null;
	const card = charge.payment_method_details?.card;
	if (!card) return null;
	return { brand: card.brand ?? null, last4: card.last4 ?? null, fingerprint: card.fingerprint ?? null };
}

export function refundFacts(refund: Stripe.Refund): RefundFacts {
	const { id, metadata, status, failure_reason: failure, amount, currency } = refund;
	return {
		reference: id,
		refundId: metadata?.refundId ?? null,
		state: status === "succeeded" ? "succeeded" : status === "failed" || status === "canceled" ? "failed" : "pending",
		failure: failure ?? null,
		amount: amountOf(amount, currency),
	};
}

function disputeFacts({
	id,
	status,
	reason,
	amount,
	currency,
	created,
	evidence_details,
}: Stripe.Dispute): DisputeFacts {
	return {
		reference: id,
		state:
			status === "won" || status === "warning_closed" || status === "prevented"
				? "won"
				: status === "lost"
					? "lost"
					: "open",
		reason,
		amount: amountOf(amount, currency),
		openedAt: fromUnixSeconds(created),
		answerUntil: evidence_details.due_by ? fromUnixSeconds(evidence_details.due_by) : null,
	};
}

export function subscriptionFacts(subscription: Stripe.Subscription, now: Date): SubscriptionFacts {
	const { id, customer, metadata, livemode, items, trial_end: trialEnd, ended_at: endedAt } = subscription;
	const [item] = items.data;
	if (!item) throw new Error(`The subscription ${id} has no item`);
	const { unit_amount: unit, currency, recurring } = item.price;
	const pause = subscription.pause_collection;
	return {
		reference: id,
		customerReference: idOfExpandable(customer),
		metadata: metadataOf(metadata),
		isTest: !livemode,
		// With a moved period it is `trialing` at Stripe, and can be paused like any other.
		state: pause && !endedAt ? "paused" : (SUBSCRIPTION_STATES[subscription.status] ?? "pastDue"),
		interval: recurring?.interval === "year" ? "year" : "month",
		amount: amountOf(unit ?? 0, currency),
		periodNumber: null,
		periodStartedAt: fromUnixSeconds(item.current_period_start),
		periodUntil: fromUnixSeconds(item.current_period_end),
		trialUntil: trialEnd ? fromUnixSeconds(trialEnd) : null,
		// In Stripe's flexible billing the portal and dashboard set only the date.
		cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
		nextTryAt: null,
		tries: 0,
		pausedAt: pause ? now : null,
		resumesAt: pause?.resumes_at ? fromUnixSeconds(pause.resumes_at) : null,
		card: cardOnFile(subscription),
		endedAt: endedAt ? fromUnixSeconds(endedAt) : null,
		now,
	};
}

/** The subscription's card before the customer's; null when they were not expanded. */
function cardOnFile({ default_payment_method: own, customer }: Stripe.Subscription): CardFacts | null {
	const isKnown = typeof customer !== "string" && !customer.deleted;
	const method = own ?? (isKnown ? customer.invoice_settings.default_payment_method : null);
	const card = method && typeof method !== "string" ? method.card : null;
	return card ? { brand: card.brand, last4: card.last4, fingerprint: card.fingerprint ?? null } : null;
}

const SUBSCRIPTION_STATES: Record<string, SubscriptionFacts["state"] | undefined> = {
	trialing: "trialing",
	active: "active",
	past_due: "pastDue",
	unpaid: "pastDue",
	incomplete: "pastDue",
	paused: "paused",
	canceled: "cancelled",
	incomplete_expired: "expired",
};

function metadataOf(metadata: Stripe.Metadata): Partial<Metadata> {
	const { orderId, paymentId, membershipId, refundId } = metadata;
	return {
		...(orderId ? { orderId } : {}),
		...(paymentId ? { paymentId } : {}),
		...(membershipId ? { membershipId } : {}),
		...(refundId ? { refundId } : {}),
	};
}
