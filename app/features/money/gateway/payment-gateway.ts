import type { Money } from "#app/shared/money.ts";
import type { GatewayName } from "#db/schema/money/orders.ts";

/** Decline reasons a buyer can act on. Words: `declines` in `locales/<language>/money/checkout.json`. */
export const DECLINES = [
	"declined",
	"insufficientFunds",
	"expiredCard",
	"challengeFailed",
	"processing",
	"other",
] as const;
export type Decline = (typeof DECLINES)[number];

/** Our ids, which the gateway returns with each of its objects. */
export type Metadata = { orderId: string; paymentId: string; membershipId?: string; refundId?: string };

/** Never the card number. */
export type CardFacts = { brand: string | null; last4: string | null; fingerprint: string | null };

export type RefundFacts = {
	reference: string;
	/** Our refund's id; null for a refund made at the gateway. */
	refundId: string | null;
	state: "pending" | "succeeded" | "failed";
	failure: string | null;
	amount: Money;
};

export type DisputeFacts = {
	reference: string;
	state: "open" | "won" | "lost";
	reason: string | null;
	amount: Money;
	openedAt: Date;
	answerUntil: Date | null;
};

export type PaymentFacts = {
	/** Null until a card was submitted. */
	reference: string | null;
	sessionReference: string | null;
	subscriptionReference: string | null;
	customerReference: string | null;
	/** The subscription period it pays for; null without a subscription. */
	periodNumber: number | null;
	metadata: Partial<Metadata>;
	isTest: boolean;
	state: "open" | "processing" | "paid" | "failed" | "expired";
	failure: Decline | null;
	amount: Money;
	card: CardFacts | null;
	refunds: readonly RefundFacts[];
	dispute: DisputeFacts | null;
};

export type SubscriptionFacts = {
	reference: string;
	customerReference: string | null;
	metadata: Partial<Metadata>;
	isTest: boolean;
	state: "trialing" | "active" | "pastDue" | "paused" | "cancelled" | "expired";
	interval: "month" | "year";
	/** The regular price of the next period, in all. */
	amount: Money;
	periodNumber: number | null;
	periodStartedAt: Date;
	periodUntil: Date;
	trialUntil: Date | null;
	cancelsAtPeriodEnd: boolean;
	nextTryAt: Date | null;
	tries: number;
	pausedAt: Date | null;
	resumesAt: Date | null;
	card: CardFacts | null;
	endedAt: Date | null;
	/** The subscription's own time; only the sandbox's clock can be moved. */
	now: Date;
};

/** Only names the object: its state is fetched again. */
export type GatewayEvent = {
	reference: string;
	type: string;
	/** `session` and `payment` lead to a payment; `other` is ignored. */
	about: "session" | "payment" | "subscription" | "other";
	objectReference: string;
	isLive: boolean;
};
export type EventRefusal = "badSignature" | "outOfTime" | "foreignMode" | "malformed";

/** A hosted page to pay one order. Amounts include tax. */
export type CheckoutRequest = {
	/** Also the gateway's idempotency key, so a repeated call opens one page. */
	paymentId: string;
	orderId: string;
	membershipId: string | null;
	amount: Money;
	description: string;
	subscription?: {
		interval: "month" | "year";
		/** The regular price of a period. */
		amount: Money;
		trialDays: number;
		/** The price of the first periods instead; `periods` null means all. */
		discounted: { amount: Money; periods: number | null } | null;
	};
	/** The subscription whose unpaid period is paid here; this card becomes its card on file. */
	paysFor?: string;
	customerReference: string | null;
	email: string;
	language: string;
	successUrl: string;
	cancelUrl: string;
	expiresAt: Date;
};

/** What we need from a gateway. A call repeated with the same id has one effect. */
export interface PaymentGateway {
	readonly name: GatewayName;
	readonly isTest: boolean;
	openCheckout(request: CheckoutRequest): Promise<{ sessionReference: string; url: string }>;
	/** Closes a page to payments; false when it was paid meanwhile. */
	closeCheckout(sessionReference: string): Promise<boolean>;
	/** Null when the gateway does not know it. */
	findSessionPayment(sessionReference: string): Promise<PaymentFacts | null>;
	findPayment(paymentReference: string): Promise<PaymentFacts | null>;
	findSubscription(subscriptionReference: string): Promise<SubscriptionFacts | null>;
	refund(request: { refundId: string; orderId: string; paymentReference: string; amount: Money }): Promise<RefundFacts>;
	/** Takes effect with the next period; nothing is charged now. */
	changeSubscription(request: {
		changeId: string;
		subscriptionReference: string;
		/** The regular price of a period. */
		amount: Money;
		interval: "month" | "year";
		/** The price of the next periods instead; `periods` null means all. */
		discounted: { amount: Money; periods: number | null } | null;
		/** When the next period begins, if it differs from the gateway's date. */
		nextPeriodAt: Date | null;
	}): Promise<SubscriptionFacts>;
	/** Charges the card on file now, for an upgrade; the order is in the metadata. */
	chargeSubscription(request: {
		paymentId: string;
		orderId: string;
		subscriptionReference: string;
		amount: Money;
		description: string;
	}): Promise<PaymentFacts>;
	/** `null` revokes a cancellation. */
	cancelSubscription(subscriptionReference: string, when: "now" | "periodEnd" | null): Promise<SubscriptionFacts>;
	pauseSubscription(subscriptionReference: string, resumesAt: Date | null): Promise<SubscriptionFacts>;
	resumeSubscription(subscriptionReference: string): Promise<SubscriptionFacts>;
	/** The gateway's page to pay an overdue period; null when nothing is owed or it does not bill periods itself. */
	duePage(subscriptionReference: string): Promise<string | null>;
	/** The gateway's page to replace the card on file; null when it has none. */
	portalUrl(request: {
		subscriptionReference: string;
		customerReference: string | null;
		returnUrl: string;
	}): Promise<string | null>;
	/** Checks a webhook's signature, its time within 300 s both ways, and its mode. */
	readEvent(body: string, signature: string | null, now: Date): Promise<GatewayEvent | { refused: EventRefusal }>;
}
