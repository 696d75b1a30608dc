import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { orders, payments } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Ends a membership's unpaid orders. */
export function expireUnpaid(db: Database, membershipId: string, now: Date): Write {
	return db
		.update(orders)
		.set({ state: "expired", changedAt: now })
		.where(and(eq(orders.membershipId, membershipId), inArray(orders.state, ["created", "pending", "failed"])));
}

export function listOpenPages(db: Database, membershipId: string) {
	return db
		.select({ sessionReference: sql<string>`${payments.sessionReference}`.as("session") })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(
			and(
				eq(orders.membershipId, membershipId),
				inArray(orders.state, ["created", "pending", "failed", "expired"]),
				isNotNull(payments.sessionReference),
				inArray(payments.state, ["open", "failed"]),
			),
		);
}
