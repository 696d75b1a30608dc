import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { gatewayRefunds } from "#db/schema/schema.ts";

/** A gateway refund without a refund of ours. Old refunds have no gateway reference and are matched by our id. */
export const HAS_NO_REFUND = sql`not exists (select 1 from refunds r
	where r.gateway_reference = gateway_refunds.reference or r.id = gateway_refunds.reference)`;

/** Refunds made or pending at the gateway that are not among ours. */
export function listUnrecordedRefunds(db: Database, orderId: string) {
	return db
		.select({ reference: gatewayRefunds.reference })
		.from(gatewayRefunds)
		.where(
			and(eq(gatewayRefunds.orderId, orderId), inArray(gatewayRefunds.state, ["pending", "succeeded"]), HAS_NO_REFUND),
		);
}

export function findGatewayRefund(db: Database, { orderId, reference }: { orderId: string; reference: string }) {
	return db
		.select()
		.from(gatewayRefunds)
		.where(and(eq(gatewayRefunds.reference, reference), eq(gatewayRefunds.orderId, orderId)));
}

export function listReportedRefunds(db: Database, orderId: string) {
	return db
		.select({ reference: gatewayRefunds.reference, changedAt: gatewayRefunds.changedAt })
		.from(gatewayRefunds)
		.where(eq(gatewayRefunds.orderId, orderId));
}
