import type Stripe from "stripe";
import type { CheckoutRequest, PaymentGateway } from "../payment-gateway";
import { cardPageUrl } from "./card-page.server";
import { findIntent, nullIfNotFound } from "./find-intent.server";
import { makeCoupon } from "./make-coupon.server";
import { toStripeUnits } from "./stripe-amounts";
import { isTestKey, type OpenStripe, type StripeKeys, stripeClient } from "./stripe-client.server";
import { readStripeEvent } from "./stripe-events";
import { refundFacts, sessionFacts } from "./stripe-facts";
import { stripeSubscriptions } from "./stripe-subscriptions.server";

/** Every call that writes carries an id of ours, so that it has one effect. */
export function openStripe(keys: StripeKeys, open: OpenStripe = stripeClient(keys)): PaymentGateway {
	return {
		name: "stripe",
		isTest: isTestKey(keys.key),
		openCheckout: async (request) => openCheckout(await open(), request),
		closeCheckout: async (id) => {
			const { checkout } = await open();
			const session = await checkout.sessions.retrieve(id);
			const isOpen = session.status === "open";
			const closed = isOpen ? await checkout.sessions.expire(id, {}, { idempotencyKey: `close-${id}` }) : session;
			return closed.status !== "complete";
		},
		findSessionPayment: async (id) => {
			const stripe = await open();
			const session = await nullIfNotFound(stripe.checkout.sessions.retrieve(id, { expand: ["invoice.payments"] }));
			if (!session) return null;
			const reference = intentOf(session);
			return sessionFacts(session, reference ? await findIntent(stripe, reference) : null);
		},
		findPayment: async (reference) => findIntent(await open(), reference),
		refund: async ({ refundId, orderId, paymentReference, amount }) => {
			const stripe = await open();
			// Stripe forgets idempotency keys after a day, so look for an existing refund first.
			const known = await stripe.refunds.list({ payment_intent: paymentReference, limit: 100 });
			const before = known.data.find(({ metadata }) => metadata?.refundId === refundId);
			if (before) return refundFacts(before);
			const asked = {
				payment_intent: paymentReference,
				amount: toStripeUnits(amount),
				metadata: { refundId, orderId },
			};
			try {
				return refundFacts(await stripe.refunds.create(asked, { idempotencyKey: `refund-${refundId}` }));
			} catch (error) {
				const failure = codeOf(error);
				// A refund that can never succeed is returned to the approver.
				if (!failure || !NEVER_REFUNDED.has(failure)) throw error;
				return { reference: refundId, refundId, state: "failed", failure, amount };
			}
		},
		portalUrl: async (request) => cardPageUrl(await open(), request),
		readEvent: readStripeEvent(open, keys),
		...stripeSubscriptions(open),
	};
}

async function openCheckout(stripe: Stripe, request: CheckoutRequest) {
	const { paymentId, orderId, membershipId, amount, description, subscription, email } = request;
	const metadata = { orderId, paymentId, ...(membershipId ? { membershipId } : {}) };
	const priced = subscription?.amount ?? amount;
	const price_data = {
		currency: priced.currency.toLowerCase(),
		unit_amount: toStripeUnits(priced),
		product_data: { name: description },
		...(subscription ? { recurring: { interval: subscription.interval } } : {}),
	};
	const coupon = subscription?.discounted
		? await makeCoupon(stripe, {
				...subscription,
				discounted: subscription.discounted,
				key: paymentId,
				now: new Date(),
			})
		: null;
	const session = await stripe.checkout.sessions.create(
		{
			line_items: [{ quantity: 1, price_data }],
			metadata,
			client_reference_id: paymentId,
			success_url: request.successUrl,
			cancel_url: request.cancelUrl,
			locale: request.language,
			// Prevents currency conversion: the shown price is charged.
			adaptive_pricing: { enabled: false },
			expires_at: Math.floor(request.expiresAt.getTime() / 1000),
			...(request.customerReference ? { customer: request.customerReference } : { customer_email: email }),
			...(coupon ? { discounts: [{ coupon }] } : {}),
			...(subscription
				? {
						mode: "subscription" as const,
						subscription_data: {
							metadata,
							...(subscription.trialDays > 0 ? { trial_period_days: subscription.trialDays } : {}),
						},
					}
				: { mode: "payment" as const, payment_intent_data: { metadata } }),
		},
		{ idempotencyKey: `checkout-${paymentId}` },
	);
	if (!session.url) throw new Error("Stripe has given no page for a checkout");
	return { sessionReference: session.id, url: session.url };
}

function intentOf({ payment_intent: intent, invoice }: Stripe.Checkout.Session): string | null {
	if (intent) return typeof intent === "string" ? intent : intent.id;
	if (!invoice || typeof invoice === "string") return null;
	const paid = invoice.payments?.data[0]?.payment.payment_intent;
	return typeof paid === "string" ? paid : (paid?.id ?? null);
}

const NEVER_REFUNDED = new Set(["charge_already_refunded", "charge_disputed", "refund_disputed_payment"]);

function codeOf(error: unknown): string | null {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
