import type Stripe from "stripe";

type Asked = { subscriptionReference: string; customerReference: string | null; returnUrl: string };

/**
 * Stripe's own page for another card, and for nothing else: plans are changed and cancelled here. Its page changes the card of
 * the customer, but whoever has subscribed on a page of Stripe has a card on the subscription, which comes first; so that
 * one is made the customer's before.
 */
export async function cardPageUrl(
	stripe: Stripe,
	{ subscriptionReference, customerReference: customer, returnUrl: return_url }: Asked,
): Promise<string | null> {
	if (!customer) return null;
	const { default_payment_method: card } = await stripe.subscriptions.retrieve(subscriptionReference);
	if (card) {
		const default_payment_method = typeof card === "string" ? card : card.id;
		await stripe.customers.update(customer, { invoice_settings: { default_payment_method } });
		await stripe.subscriptions.update(subscriptionReference, { default_payment_method: "" });
	}
	const { url } = await stripe.billingPortal.sessions.create({
		customer,
		return_url,
		flow_data: {
			type: "payment_method_update",
			after_completion: { type: "redirect", redirect: { return_url } },
		},
	});
	return url;
}
