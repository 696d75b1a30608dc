import { and, gt, lte, sql } from "drizzle-orm";
import { gatewayEvents } from "#db/schema/schema.ts";
import { type Scan, toPage } from "../scan";

const LIMIT = 500;
const KINDS = ["eventWaiting", "eventWithoutOrder"] as const;
const PAID_TYPES = sql`('checkout.session.completed', 'checkout.session.async_payment_succeeded', 'payment_intent.succeeded',
	'payment.succeeded', 'payment.paid', 'payment.charged')`;

export const eventScan: Scan = {
	kinds: KINDS,
	read: async (db, { after, before }) => {
		const rows = await db
			.select({
				id: gatewayEvents.id,
				orderId: sql<null>`null`.as("no_order"),
				eventWaiting: sql`(gateway_events.processed_at is null)`.mapWith(Boolean).as("event_waiting"),
				eventWithoutOrder: sql`(gateway_events.outcome = 'ignored' and gateway_events.type in ${PAID_TYPES}
					and not exists (select 1 from payments p where p.gateway = gateway_events.gateway
						and p.payment_reference = gateway_events.object_reference)
					and not exists (select 1 from payments p where p.gateway = gateway_events.gateway
						and p.session_reference = gateway_events.object_reference))`
					.mapWith(Boolean)
					.as("event_without_order"),
			})
			.from(gatewayEvents)
			.where(and(gt(gatewayEvents.id, after), lte(gatewayEvents.receivedAt, before)))
			.orderBy(gatewayEvents.id)
			.limit(LIMIT);
		return toPage(rows, { kinds: KINDS, limit: LIMIT });
	},
};
