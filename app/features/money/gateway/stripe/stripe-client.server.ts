import type Stripe from "stripe";

/** The version of the package and of the webhook endpoint. */
export const STRIPE_API_VERSION = "2026-10-28.endive";

export type StripeKeys = { key: string; webhookSecret: string };
export type OpenStripe = () => Promise<Stripe>;

export function stripeClient({ key }: Pick<StripeKeys, "key">): OpenStripe {
	let client: Promise<Stripe> | undefined;
	return () => {
		client ??= import("./stripe.lazy.server").then(
			({ Stripe: Client }) =>
				new Client(key, {
					apiVersion: STRIPE_API_VERSION,
					httpClient: Client.createFetchHttpClient(),
					maxNetworkRetries: 2,
					timeout: 10_000,
					telemetry: false,
				}),
		);
		return client;
	};
}

export const isTestKey = (key: string) => key.includes("_test_");
