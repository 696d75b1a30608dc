import type { Money } from "#app/shared/money.ts";
import type { GatewayName } from "#db/schema/money/orders.ts";

/** Why a bank said no, as far as a buyer can do something about it. Words: `declines` in `locales/<language>/money/checkout.json`. */
export const DECLINES = [
	"declined",
	"insufficientFunds",
	"expiredCard",
	"challengeFailed",
	"processing",
	"other",
] as const;
export type Decline = (typeof DECLINES)[number];

/** Ids of the school that the gateway tells again with each of its objects. */
export type Metadata = { orderId: string; paymentId: string; membershipId?: string; refundId?: string };

/** What a card is known by here: never its number. */
export type CardFacts = { brand: string | null; last4: string | null; fingerprint: string | null };

export type RefundFacts = {
	reference: string;
	/** The school's own refund, where it has asked for it. */
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

/** A payment as the gateway has it at this moment, with all that has become of it. */
export type PaymentFacts = {
	/** Null while nobody has handed in a card. */
	reference: string | null;
	sessionReference: string | null;
	subscriptionReference: string | null;
	customerReference: string | null;
	/** The period of the subscription that it pays for; null where it is none. */
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

/** A subscription as the gateway has it at this moment. */
export type SubscriptionFacts = {
	reference: string;
	customerReference: string | null;
	metadata: Partial<Metadata>;
	isTest: boolean;
	state: "trialing" | "active" | "pastDue" | "paused" | "cancelled" | "expired";
	interval: "month" | "year";
	/** What the next usual period costs in all. */
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
	/** The card on file, as far as it is known. */
	card: CardFacts | null;
	endedAt: Date | null;
	/** What time it is for the subscription: only the sandbox's clock can be moved. */
	now: Date;
};

/** What a gateway has told: only what it is about. What became of that is asked for anew. */
export type GatewayEvent = {
	reference: string;
	type: string;
	/** `session` and `payment` lead to a payment; `subscription` to a subscription; `other` concerns nothing of ours. */
	about: "session" | "payment" | "subscription" | "other";
	objectReference: string;
	isLive: boolean;
};
export type EventRefusal = "badSignature" | "outOfTime" | "foreignMode" | "malformed";

/** A page on which one order is paid. Amounts include tax. */
export type CheckoutRequest = {
	/** The try to pay; the gateway's idempotency key, so that the same call twice opens one page. */
	paymentId: string;
	orderId: string;
	membershipId: string | null;
	/** Due now; zero where a trial begins. */
	amount: Money;
	description: string;
	/** Left out for what is paid once. */
	subscription?: {
		interval: "month" | "year";
		/** What a usual period costs. */
		amount: Money;
		trialDays: number;
		/** What the first periods cost instead; `periods` of null is all. */
		discounted: { amount: Money; periods: number | null } | null;
	};
	/** The subscription of which a period is paid here that could not be taken: this card is its card on file from then on. */
	paysFor?: string;
	customerReference: string | null;
	email: string;
	language: string;
	successUrl: string;
	cancelUrl: string;
	expiresAt: Date;
};

/** What the school asks of whoever takes its money. A call that is repeated with the same id has one effect. */
export interface PaymentGateway {
	readonly name: GatewayName;
	readonly isTest: boolean;
	openCheckout(request: CheckoutRequest): Promise<{ sessionReference: string; url: string }>;
	/** Closes a page that nobody shall pay on any more; false when it has been paid meanwhile. */
	closeCheckout(sessionReference: string): Promise<boolean>;
	/** Null for what the gateway does not know. */
	findSessionPayment(sessionReference: string): Promise<PaymentFacts | null>;
	findPayment(paymentReference: string): Promise<PaymentFacts | null>;
	findSubscription(subscriptionReference: string): Promise<SubscriptionFacts | null>;
	refund(request: { refundId: string; orderId: string; paymentReference: string; amount: Money }): Promise<RefundFacts>;
	/** From the next period on; nothing is taken at once. */
	changeSubscription(request: {
		changeId: string;
		subscriptionReference: string;
		/** What a usual period costs. */
		amount: Money;
		interval: "month" | "year";
		/** What the next periods cost instead; `periods` of null is all. */
		discounted: { amount: Money; periods: number | null } | null;
		/** When the next period begins, where that is not when the gateway thinks. */
		nextPeriodAt: Date | null;
	}): Promise<SubscriptionFacts>;
	/** Takes an amount from the card on file at once, for an upgrade; the order is in its metadata. */
	chargeSubscription(request: {
		paymentId: string;
		orderId: string;
		subscriptionReference: string;
		amount: Money;
		description: string;
	}): Promise<PaymentFacts>;
	/** `null` takes a cancellation back. */
	cancelSubscription(subscriptionReference: string, when: "now" | "periodEnd" | null): Promise<SubscriptionFacts>;
	pauseSubscription(subscriptionReference: string, resumesAt: Date | null): Promise<SubscriptionFacts>;
	resumeSubscription(subscriptionReference: string): Promise<SubscriptionFacts>;
	/**
	 * The gateway's own page for a period that it could not take, whose card it keeps from then on; null where nothing is owed,
	 * and for a gateway that takes no periods by itself.
	 */
	duePage(subscriptionReference: string): Promise<string | null>;
	/** A page of the gateway for the card on file; null where it has none. */
	portalUrl(request: {
		subscriptionReference: string;
		customerReference: string | null;
		returnUrl: string;
	}): Promise<string | null>;
	/** Checks the signature and the time of a webhook within 300 s both ways, and that it is of this mode. */
	readEvent(body: string, signature: string | null, now: Date): Promise<GatewayEvent | { refused: EventRefusal }>;
}
