import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { disputes, gatewayRefunds } from "#db/schema/schema.ts";

/** The disputes of an order that its bank has decided against the school, the first first. */
export function listLostDisputes(db: Database, orderId: string) {
	return db
		.select()
		.from(disputes)
		.where(and(eq(disputes.orderId, orderId), eq(disputes.state, "lost")))
		.orderBy(asc(disputes.openedAt));
}

/** What the gateway has given back of an order by refunds, whoever has asked for them. */
export function sumGivenBack(db: Database, orderId: string) {
	return db
		.select({ minor: sql<number>`coalesce(sum(${gatewayRefunds.amountMinor}), 0)`.mapWith(Number).as("minor") })
		.from(gatewayRefunds)
		.where(and(eq(gatewayRefunds.orderId, orderId), eq(gatewayRefunds.state, "succeeded")));
}
