import type { AppLoadContext } from "@remix-run/cloudflare";
import { consentsOfCheckout } from "#app/features/library/legal/record-consents.server.ts";
import { attributionForBuyer } from "#app/features/money/affiliates/visits/attribution-for.server.ts";
import { readVisitor } from "#app/features/money/affiliates/visits/visitor-cookie.ts";
import { gatewaysOf } from "#app/features/money/gateway/gateways-of.server.ts";
import { gatewayForOrders } from "#app/features/money/gateway/open-gateway.server.ts";
import { findLiveMembership } from "#app/features/money/memberships/face.server.ts";
import type { MembershipTools } from "#app/features/money/memberships/membership-tools.server.ts";
import type { CheckoutTools } from "#app/features/money/orders/checkout/checkout-tools.ts";
import { type OrderEvents, orderEventsOf } from "#app/features/money/orders/events/order-events.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import type { Database } from "#db/client.server.ts";
import { ALL_ROOMS } from "./composition.server";

export const ORDER_EVENTS: OrderEvents = orderEventsOf(ALL_ROOMS);

export function membershipTools(variables: Parameters<typeof gatewaysOf>[0], origin: string): MembershipTools {
	return { gateways: (db) => gatewaysOf(variables, db), orderEvents: ORDER_EVENTS, origin };
}

type Asking = { context: AppLoadContext; db: Database; request: Request };

/** For pages and the API. Passed in, because orders may not import the rooms above them. */
export function checkoutTools({ context, db, request }: Asking): CheckoutTools {
	const { env, origin, country: connection } = context;
	return {
		gateway: gatewayForOrders(gatewaysOf(env, db)),
		orderEvents: ORDER_EVENTS,
		findMembership: findLiveMembership,
		attribute: async (db, bought) => {
			const credited = await attributionForBuyer(db, { visitorId: readVisitor(request), ...bought });
			return credited && { ...credited, at: credited.at.toISOString() };
		},
		consents: consentsOfCheckout,
		nudge: (jobId) => context.waitUntil(nudgeJob(env.JOBS_QUEUE, jobId)),
		origin,
		connection,
		scale: env.RATE_LIMIT_SCALE,
	};
}
