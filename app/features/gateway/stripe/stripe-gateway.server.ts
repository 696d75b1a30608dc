import type Stripe from "stripe";
import type { CheckoutRequest, PaymentFacts, PaymentGateway } from "../payment-gateway";
import { makeCoupon } from "./make-coupon.server";
import { isTestKey, type StripeKeys, stripeClient } from "./stripe-client.server";
import { readStripeEvent } from "./stripe-events";
import { intentFacts, refundFacts, sessionFacts } from "./stripe-facts";
import { stripeSubscriptions } from "./stripe-subscriptions.server";

/** Stripe, by its official package on `fetch`. Every call that writes carries an id of ours, so that it has one effect. */
export function openStripe(keys: StripeKeys): PaymentGateway {
	const open = stripeClient(keys);
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
			const session = await orNull(stripe.checkout.sessions.retrieve(id, { expand: ["invoice.payments"] }));
			if (!session) return null;
			const reference = intentOf(session);
			return sessionFacts(session, reference ? await findIntent(stripe, reference) : null);
		},
		findPayment: async (reference) => findIntent(await open(), reference),
		refund: async ({ refundId, orderId, paymentReference, amount }) => {
			const stripe = await open();
			// Stripe forgets ids of calls after a day: what was made before is looked for first.
			const known = await stripe.refunds.list({ payment_intent: paymentReference, limit: 100 });
			const before = known.data.find(({ metadata }) => metadata?.refundId === refundId);
			if (before) return refundFacts(before);
			const asked = { payment_intent: paymentReference, amount: amount.minor, metadata: { refundId, orderId } };
			return refundFacts(await stripe.refunds.create(asked, { idempotencyKey: `refund-${refundId}` }));
		},
		portalUrl: async ({ customerReference: customer, returnUrl: return_url }) => {
			if (!customer) return null;
			const stripe = await open();
			return (await stripe.billingPortal.sessions.create({ customer, return_url })).url;
		},
		readEvent: readStripeEvent(open, keys),
		...stripeSubscriptions(open),
	};
}

async function openCheckout(stripe: Stripe, request: CheckoutRequest) {
	const { paymentId, orderId, membershipId, amount, description, subscription, email } = request;
	const metadata = { orderId, paymentId, ...(membershipId ? { membershipId } : {}) };
	const priced = subscription?.amount ?? amount;
	const price_data = {
		...{ currency: priced.currency.toLowerCase(), unit_amount: priced.minor, product_data: { name: description } },
		...(subscription ? { recurring: { interval: subscription.interval } } : {}),
	};
	const coupon = subscription?.discounted
		? await makeCoupon(stripe, { ...subscription, discounted: subscription.discounted, key: paymentId })
		: null;
	const session = await stripe.checkout.sessions.create(
		{
			...{ line_items: [{ quantity: 1, price_data }], metadata, client_reference_id: paymentId },
			...{ success_url: request.successUrl, cancel_url: request.cancelUrl },
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

async function findIntent(stripe: Stripe, reference: string): Promise<PaymentFacts | null> {
	const [intent, refunds, disputes] = await Promise.all([
		orNull(stripe.paymentIntents.retrieve(reference, { expand: ["latest_charge"] })),
		stripe.refunds.list({ payment_intent: reference, limit: 100 }),
		stripe.disputes.list({ payment_intent: reference, limit: 1 }),
	]);
	return intent && intentFacts(intent, { refunds: refunds.data, disputes: disputes.data });
}

function intentOf({ payment_intent: intent, invoice }: Stripe.Checkout.Session): string | null {
	if (intent) return typeof intent === "string" ? intent : intent.id;
	if (!invoice || typeof invoice === "string") return null;
	const paid = invoice.payments?.data[0]?.payment.payment_intent;
	return typeof paid === "string" ? paid : (paid?.id ?? null);
}

/** Null for what Stripe does not know. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
	try {
		return await asked;
	} catch (error) {
		if (error instanceof Error && "statusCode" in error && error.statusCode === 404) return null;
		throw error;
	}
}
