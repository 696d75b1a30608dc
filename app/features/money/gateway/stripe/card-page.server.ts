import type Stripe from "stripe";

type CardPageRequest = { subscriptionReference: string; customerReference: string | null; returnUrl: string };

/**
 * Stripe's page to replace a card, and nothing else. It changes the customer's card, but a subscription from a Stripe
 * page has its own card, which takes precedence; so that one is first made the customer's.
 */
export async function cardPageUrl(
	stripe: Stripe,
	{ subscriptionReference, customerReference: customer, returnUrl: return_url }: CardPageRequest,
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
