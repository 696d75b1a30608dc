import type Stripe from "stripe";

/** The one version of Stripe's API that this code is written for: of the package, and of the endpoint of the webhooks. */
export const STRIPE_API_VERSION = "2026-10-28.endive";

export type StripeKeys = { key: string; webhookSecret: string };
export type OpenStripe = () => Promise<Stripe>;

/** Stripe's client on `fetch`, made once when it is first asked for. */
export function stripeClient({ key }: Pick<StripeKeys, "key">): OpenStripe {
	let client: Promise<Stripe> | undefined;
	return () => {
		client ??= import("./stripe.late.server").then(
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

/** Whether a key is one of Stripe's test mode. */
export const isTestKey = (key: string) => key.includes("_test_");
