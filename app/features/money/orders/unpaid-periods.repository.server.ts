import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { orders, payments } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** What a membership has left unpaid when it ends cannot be paid any more. */
export function expireUnpaid(db: Database, membershipId: string, now: Date): Write {
	return db
		.update(orders)
		.set({ state: "expired", changedAt: now })
		.where(and(eq(orders.membershipId, membershipId), inArray(orders.state, ["created", "pending", "failed"])));
}

/** The pages of a gateway on which orders of a membership could still be paid. */
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
