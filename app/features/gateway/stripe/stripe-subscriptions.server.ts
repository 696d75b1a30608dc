import type Stripe from "stripe";
import type { PaymentGateway } from "../payment-gateway";
import { makeCoupon } from "./make-coupon.server";
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
>;

/** What the school asks of a subscription at Stripe, which takes its periods and repeats what failed by itself. */
export function stripeSubscriptions(open: OpenStripe): Subscriptions {
	const update = async (id: string, to: Stripe.SubscriptionUpdateParams) =>
		subscriptionFacts(await (await open()).subscriptions.update(id, to), new Date());
	return {
		findSubscription: async (id) => subscriptionFacts(await (await open()).subscriptions.retrieve(id), new Date()),
		changeSubscription: async (request) => {
			const { changeId, subscriptionReference, amount, interval, discounted, nextPeriodAt } = request;
			const stripe = await open();
			const [item] = (await stripe.subscriptions.retrieve(subscriptionReference)).items.data;
			if (!item) throw new Error(`The subscription ${subscriptionReference} has no item`);
			const product = typeof item.price.product === "string" ? item.price.product : item.price.product.id;
			const price_data = {
				...{ currency: amount.currency.toLowerCase(), product, recurring: { interval }, unit_amount: amount.minor },
			};
			const coupon = discounted
				? await makeCoupon(stripe, { amount, interval, discounted, key: `change-${changeId}` })
				: null;
			const changed = await stripe.subscriptions.update(
				subscriptionReference,
				{
					...{ items: [{ id: item.id, price_data }], proration_behavior: "none" },
					// A coupon of the old price would take the wrong amount off the new one.
					discounts: coupon ? [{ coupon }] : "",
					// Another interval would begin, and be taken, at once.
					...(nextPeriodAt ? { trial_end: Math.floor(nextPeriodAt.getTime() / 1000) } : {}),
				},
				{ idempotencyKey: `change-${changeId}` },
			);
			return subscriptionFacts(changed, new Date());
		},
		chargeSubscription: async ({ paymentId, orderId, subscriptionReference, amount, description }) => {
			const stripe = await open();
			const subscription = await stripe.subscriptions.retrieve(subscriptionReference);
			const card = subscription.default_payment_method;
			const intent = await stripe.paymentIntents.create(
				{
					...{ amount: amount.minor, currency: amount.currency.toLowerCase(), description, off_session: true },
					...{ confirm: true, metadata: { orderId, paymentId } },
					customer: typeof subscription.customer === "string" ? subscription.customer : subscription.customer.id,
					...(card ? { payment_method: typeof card === "string" ? card : card.id } : {}),
				},
				{ idempotencyKey: `charge-${paymentId}` },
			);
			return intentFacts(intent, { refunds: [], disputes: [] });
		},
		cancelSubscription: async (id, when) => {
			if (when !== "now") return update(id, { cancel_at_period_end: when === "periodEnd" });
			return subscriptionFacts(await (await open()).subscriptions.cancel(id), new Date());
		},
		pauseSubscription: (id, resumesAt) =>
			update(id, {
				pause_collection: {
					behavior: "void",
					...(resumesAt ? { resumes_at: Math.floor(resumesAt.getTime() / 1000) } : {}),
				},
			}),
		resumeSubscription: (id) => update(id, { pause_collection: "" }),
	};
}
