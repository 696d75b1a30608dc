import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { disputes, gatewayRefunds } from "#db/schema/schema.ts";

export function listLostDisputes(db: Database, orderId: string) {
	return db
		.select()
		.from(disputes)
		.where(and(eq(disputes.orderId, orderId), eq(disputes.state, "lost")))
		.orderBy(asc(disputes.openedAt));
}

export function sumGatewayRefunds(db: Database, orderId: string) {
	return db
		.select({ minor: sql<number>`coalesce(sum(${gatewayRefunds.amountMinor}), 0)`.mapWith(Number).as("minor") })
		.from(gatewayRefunds)
		.where(and(eq(gatewayRefunds.orderId, orderId), eq(gatewayRefunds.state, "succeeded")));
}
