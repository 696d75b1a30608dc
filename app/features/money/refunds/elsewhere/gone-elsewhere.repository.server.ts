import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { gatewayRefunds } from "#db/schema/schema.ts";

/** Of a refund that the gateway has told of there is none of ours: neither was it asked for here, nor is it booked. Old ones without a name at the gateway are known by ours. */
export const HAS_NO_REFUND = sql`not exists (select 1 from refunds r
	where r.gateway_reference = gateway_refunds.reference or r.id = gateway_refunds.reference)`;

/** What the gateway gives or has given back of an order, and what stands of it among our refunds is not there yet. */
export function listUnbooked(db: Database, orderId: string) {
	return db
		.select({ reference: gatewayRefunds.reference })
		.from(gatewayRefunds)
		.where(
			and(eq(gatewayRefunds.orderId, orderId), inArray(gatewayRefunds.state, ["pending", "succeeded"]), HAS_NO_REFUND),
		);
}

/** A refund of an order as its gateway has told of it. */
export function findGatewayRefund(db: Database, { orderId, reference }: { orderId: string; reference: string }) {
	return db
		.select()
		.from(gatewayRefunds)
		.where(and(eq(gatewayRefunds.reference, reference), eq(gatewayRefunds.orderId, orderId)));
}

/** Which refunds of an order its gateway has told of so far, and when last. */
export function listTold(db: Database, orderId: string) {
	return db
		.select({ reference: gatewayRefunds.reference, changedAt: gatewayRefunds.changedAt })
		.from(gatewayRefunds)
		.where(eq(gatewayRefunds.orderId, orderId));
}
