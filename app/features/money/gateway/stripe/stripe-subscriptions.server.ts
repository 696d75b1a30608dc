import type Stripe from "stripe";
import type { PaymentGateway } from "../payment-gateway";
import { nullIfNotFound } from "./find-intent.server";
import { makeCoupon } from "./make-coupon.server";
import { toStripeUnits } from "./stripe-amounts";
import type { OpenStripe } from "./stripe-client.server";
import { intentFacts, subscriptionFacts } from "./stripe-facts";

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

/** Stripe charges periods and retries failures itself. */
export function stripeSubscriptions(open: OpenStripe): Subscriptions {
	const update = async (id: string, to: Stripe.SubscriptionUpdateParams) =>
		subscriptionFacts(await (await open()).subscriptions.update(id, to), new Date());
	return {
		findSubscription: async (id) => {
			const expand = ["default_payment_method", "customer.invoice_settings.default_payment_method"];
			const known = await nullIfNotFound((await open()).subscriptions.retrieve(id, { expand }));
			return known && subscriptionFacts(known, new Date());
		},
		changeSubscription: async (request) => {
			const { changeId, subscriptionReference, amount, interval, discounted, nextPeriodAt } = request;
			const stripe = await open();
			const [item] = (await stripe.subscriptions.retrieve(subscriptionReference)).items.data;
			if (!item) throw new Error(`The subscription ${subscriptionReference} has no item`);
			const product = typeof item.price.product === "string" ? item.price.product : item.price.product.id;
			const price_data = {
				currency: amount.currency.toLowerCase(),
				product,
				recurring: { interval },
				unit_amount: toStripeUnits(amount),
			};
			const coupon = discounted
				? await makeCoupon(stripe, { amount, interval, discounted, key: `change-${changeId}`, now: new Date() })
				: null;
			const changed = await stripe.subscriptions.update(
				subscriptionReference,
				{
					items: [{ id: item.id, price_data }],
					proration_behavior: "none",
					// Otherwise a coupon of the old price would take a wrong amount off the new one.
					discounts: coupon ? [{ coupon }] : "",
					// Otherwise another interval would begin, and be charged, at once.
					...(nextPeriodAt ? { trial_end: Math.floor(nextPeriodAt.getTime() / 1000) } : {}),
				},
				{ idempotencyKey: `change-${changeId}` },
			);
			return subscriptionFacts(changed, new Date());
		},
		chargeSubscription: async ({ paymentId, orderId, subscriptionReference, amount, description }) => {
			const stripe = await open();
			const { customer, default_payment_method } = await stripe.subscriptions.retrieve(subscriptionReference, {
				expand: ["customer"],
			});
			if (typeof customer === "string" || customer.deleted) throw new Error("Nobody stands behind a subscription");
			const card = default_payment_method ?? customer.invoice_settings.default_payment_method;
			const asked = stripe.paymentIntents.create(
				{
					amount: toStripeUnits(amount),
					currency: amount.currency.toLowerCase(),
					description,
					off_session: true,
					confirm: true,
					metadata: { orderId, paymentId },
					customer: customer.id,
					...(card ? { payment_method: typeof card === "string" ? card : card.id } : {}),
				},
				{ idempotencyKey: `charge-${paymentId}` },
			);
			return intentFacts(await asked.catch(refusedIntent), { refunds: [], disputes: [], invoice: null });
		},
		cancelSubscription: async (id, when) => {
			const stripe = await open();
			const known = await stripe.subscriptions.retrieve(id);
			if (known.ended_at) return subscriptionFacts(known, new Date());
			if (when === "now") return subscriptionFacts(await stripe.subscriptions.cancel(id), new Date());
			if (when === "periodEnd") return update(id, { cancel_at_period_end: true });
			return update(id, known.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" });
		},
		pauseSubscription: (id, resumesAt) =>
			update(id, {
				pause_collection: {
					behavior: "void",
					...(resumesAt ? { resumes_at: Math.floor(resumesAt.getTime() / 1000) } : {}),
				},
			}),
		resumeSubscription: (id) => update(id, { pause_collection: "" }),
		duePage: async (id) => {
			const stripe = await open();
			const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
			if (!invoice || typeof invoice === "string" || invoice.status !== "open") return null;
			await stripe.subscriptions.update(id, {
				payment_settings: { save_default_payment_method: "on_subscription" },
			});
			return invoice.hosted_invoice_url ?? null;
		},
	};
}

/** Stripe reports a declined card as an error that contains the failed payment. */
function refusedIntent(error: unknown): Stripe.PaymentIntent {
	const { payment_intent: intent } = error instanceof Error ? (error as Partial<Stripe.errors.StripeError>) : {};
	if (!intent) throw error;
	return intent;
}
