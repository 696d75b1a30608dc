import type { Database } from "#db/client.server.ts";
import type { GatewayName } from "#db/schema/money/orders.ts";
import type { PaymentGateway } from "./payment-gateway";
import { openSandbox } from "./sandbox/sandbox-gateway.server";
import type { SandboxTools } from "./sandbox/sandbox-ids";
import { openStripe } from "./stripe/stripe-gateway.server";

export type GatewayVariables = {
	ENVIRONMENT: "development" | "test" | "production";
	STRIPE_SECRET_KEY?: string | undefined;
	STRIPE_WEBHOOK_SECRET?: string | undefined;
};
/** Null for a gateway that is not configured. */
export type Gateways = Record<GatewayName, PaymentGateway | null>;

/** Stripe when it has keys; the sandbox except in production. An order stays with the gateway it began with. */
export function openGateways(variables: GatewayVariables, tools: { db: Database } & SandboxTools): Gateways {
	const { ENVIRONMENT, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = variables;
	return {
		stripe: key && webhookSecret ? openStripe({ key, webhookSecret }) : null,
		sandbox: ENVIRONMENT === "production" ? null : openSandbox(tools),
	};
}

export function isForSale({ ENVIRONMENT, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: GatewayVariables): boolean {
	return ENVIRONMENT !== "production" || Boolean(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET);
}

/** The gateway for new orders; null when nothing can be sold. */
export function gatewayForOrders({ stripe, sandbox }: Gateways): PaymentGateway | null {
	return stripe ?? sandbox;
}
