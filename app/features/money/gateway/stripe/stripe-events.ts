import type Stripe from "stripe";
import type { EventRefusal, GatewayEvent, PaymentGateway } from "../payment-gateway";
import { isFresh, TOLERANCE_SECONDS } from "../signature";
import { isTestKey, type OpenStripe, STRIPE_API_VERSION, type StripeKeys } from "./stripe-client.server";

/** Also refuses future times and events of the other mode, which Stripe's helper does not check. */
export function readStripeEvent(open: OpenStripe, { key, webhookSecret }: StripeKeys): PaymentGateway["readEvent"] {
	return async (body, signature, now) => {
		const refused = (why: EventRefusal) => ({ refused: why });
		if (!signature) return refused("badSignature");
		if (!isFresh(signature, now)) return refused("outOfTime");
		let event: Stripe.Event;
		try {
			const stripe = await open();
			const of = [body, signature, webhookSecret, TOLERANCE_SECONDS] as const;
			event = await stripe.webhooks.constructEventAsync(...of, undefined, now.getTime());
		} catch {
			return refused("badSignature");
		}
		if (event.livemode === isTestKey(key)) return refused("foreignMode");
		if (event.api_version !== STRIPE_API_VERSION) {
			// The payload cannot be trusted: the endpoint must be recreated with our version.
			console.warn(JSON.stringify({ level: "warn", at: "stripe.version", sent: event.api_version }));
		}
		return { reference: event.id, type: event.type, isLive: event.livemode, ...subjectOf(event) };
	};
}

type Subject = Pick<GatewayEvent, "about" | "objectReference">;

export function subjectOf(event: Stripe.Event): Subject {
	const about = (kind: Subject["about"], one: string | { id: string } | null | undefined): Subject => {
		const objectReference = typeof one === "string" ? one : one?.id;
		return objectReference ? { about: kind, objectReference } : { about: "other", objectReference: event.id };
	};
	switch (event.type) {
		case "checkout.session.completed":
		case "checkout.session.expired":
		case "checkout.session.async_payment_succeeded":
		case "checkout.session.async_payment_failed":
			return about("session", event.data.object);
		case "payment_intent.succeeded":
		case "payment_intent.processing":
		case "payment_intent.payment_failed":
		case "payment_intent.canceled":
			return about("payment", event.data.object);
		case "invoice_payment.paid":
			return about("payment", event.data.object.payment.payment_intent);
		case "charge.refunded":
		case "charge.dispute.created":
		case "charge.dispute.updated":
		case "charge.dispute.closed":
		case "refund.created":
		case "refund.updated":
		case "refund.failed":
			return about("payment", event.data.object.payment_intent);
		case "customer.subscription.created":
		case "customer.subscription.updated":
		case "customer.subscription.deleted":
		case "customer.subscription.paused":
		case "customer.subscription.resumed":
			return about("subscription", event.data.object);
		case "invoice.paid":
		case "invoice.payment_failed":
			return about("subscription", event.data.object.parent?.subscription_details?.subscription);
		default:
			return about("other", event.id);
	}
}
