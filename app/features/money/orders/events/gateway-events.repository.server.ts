import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { disputes, gatewayEvents } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type EventRow = typeof gatewayEvents.$inferSelect;

/** Stores an event as received; no effect when it is known. */
export function insertEvent(db: Database, row: typeof gatewayEvents.$inferInsert): Write {
	return db.insert(gatewayEvents).values(row).onConflictDoNothing();
}

export function findEvent(db: Database, id: string) {
	return db.select().from(gatewayEvents).where(eq(gatewayEvents.id, id));
}

export function markProcessed(db: Database, { id, outcome, now }: { id: string; outcome: string; now: Date }): Write {
	return db
		.update(gatewayEvents)
		.set({ processedAt: now, outcome })
		.where(and(eq(gatewayEvents.id, id), sql`${gatewayEvents.processedAt} is null`));
}

/** Reopens an event that had no effect. */
export function reopenEvent(db: Database, id: string): Write {
	return db.update(gatewayEvents).set({ processedAt: null, outcome: null }).where(eq(gatewayEvents.id, id));
}

type GatewayReferences = {
	gateway: EventRow["gateway"];
	paymentReference: string | null;
	sessionReference: string | null;
};

/** The latest event about a payment or its page; at most one row. */
export function findLatestEvent(db: Database, { gateway, paymentReference, sessionReference }: GatewayReferences) {
	const names = [paymentReference, sessionReference].filter((one) => one !== null);
	return db
		.select({ id: gatewayEvents.id })
		.from(gatewayEvents)
		.where(and(eq(gatewayEvents.gateway, gateway), inValues(gatewayEvents.objectReference, names)))
		.orderBy(desc(gatewayEvents.receivedAt))
		.limit(1);
}

export function listOldEvents(db: Database, before: Date, limit: number) {
	return db
		.select({ id: gatewayEvents.id })
		.from(gatewayEvents)
		.where(and(isNotNull(gatewayEvents.payload), lte(gatewayEvents.processedAt, before)))
		.limit(limit);
}

export function emptyEvents(db: Database, ids: readonly string[]): Write {
	return db.update(gatewayEvents).set({ payload: null }).where(inValues(gatewayEvents.id, ids));
}

/** Stores a dispute's current state. One that has ended stays so. */
export function upsertDispute(db: Database, { closedAt, ...row }: typeof disputes.$inferInsert): Write {
	return db
		.insert(disputes)
		.values({ ...row, closedAt })
		.onConflictDoUpdate({
			target: [disputes.gateway, disputes.gatewayReference],
			set: { state: row.state, closedAt: closedAt ?? null, amountMinor: row.amountMinor },
			setWhere: eq(disputes.state, "open"),
		});
}
