import { gatewaysOf } from "#app/features/money/gateway/gateways-of.server.ts";
import { receiveWebhook } from "#app/features/money/orders/events/receive-webhook.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** 200: stored, also when repeated; 400: invalid signature; 404: no such gateway. */
export const action = guarded(everyone, ({ context, request }) => {
	const { stripe: gateway } = gatewaysOf(context.env, context.db);
	return receiveWebhook({ context, request, gateway, signature: request.headers.get("Stripe-Signature") });
});
