import type { Database } from "#db/client.server.ts";
import type { GatewayName } from "#db/schema/money/orders.ts";
import type { PaymentGateway } from "./payment-gateway";
import { openSandbox } from "./sandbox/sandbox-gateway.server";
import type { SandboxTools } from "./sandbox/sandbox-ids";
import { openStripe } from "./stripe/stripe-gateway.server";

/** What of the Worker's variables decides on who takes the money. */
export type GatewayVariables = {
	ENVIRONMENT: "development" | "test" | "production";
	STRIPE_SECRET_KEY?: string | undefined;
	STRIPE_WEBHOOK_SECRET?: string | undefined;
};
/** The gateways of this school; null for one that it does not have. */
export type Gateways = Record<GatewayName, PaymentGateway | null>;

/**
 * The gateways as the environment has them: Stripe with its keys, the sandbox everywhere but in production. What an order
 * has begun with stays with its gateway, also after keys have been set.
 */
export function openGateways(variables: GatewayVariables, tools: { db: Database } & SandboxTools): Gateways {
	const { ENVIRONMENT, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = variables;
	return {
		stripe: key && webhookSecret ? openStripe({ key, webhookSecret }) : null,
		sandbox: ENVIRONMENT === "production" ? null : openSandbox(tools),
	};
}

/** Whether anything can be bought here: somebody takes the money, the sandbox included. */
export function isForSale({ ENVIRONMENT, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: GatewayVariables): boolean {
	return ENVIRONMENT !== "production" || Boolean(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET);
}

/** Who takes the money of a new order; null where nobody does: then nothing is sold. */
export function gatewayForOrders({ stripe, sandbox }: Gateways): PaymentGateway | null {
	return stripe ?? sandbox;
}
