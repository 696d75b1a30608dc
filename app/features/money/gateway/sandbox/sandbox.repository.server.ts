import { and, desc, eq, sql } from "drizzle-orm";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	sandboxEvents,
	sandboxPayments,
	sandboxRefunds,
	sandboxSessions,
	sandboxSubscriptions,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type SessionRow = typeof sandboxSessions.$inferSelect;
export type SandboxPaymentRow = typeof sandboxPayments.$inferSelect;
export type SandboxRefundRow = typeof sandboxRefunds.$inferSelect;
export type SubscriptionRow = typeof sandboxSubscriptions.$inferSelect;

/** No effect when the same call has opened one before. */
export function insertSession(db: Database, row: typeof sandboxSessions.$inferInsert) {
	return db.insert(sandboxSessions).values(row).onConflictDoNothing();
}

export function findSessionByKey(db: Database, idempotencyKey: string) {
	return db.select().from(sandboxSessions).where(eq(sandboxSessions.idempotencyKey, idempotencyKey));
}

export function findSession(db: Database, id: string) {
	return db.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
}

export function listSessionPayments(db: Database, sessionId: string) {
	return db
		.select()
		.from(sandboxPayments)
		.where(eq(sandboxPayments.sessionId, sessionId))
		.orderBy(desc(sandboxPayments.createdAt));
}

export function findSandboxPayment(db: Database, id: string) {
	return db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
}

export function findPaymentByKey(db: Database, idempotencyKey: string) {
	return db.select().from(sandboxPayments).where(eq(sandboxPayments.idempotencyKey, idempotencyKey));
}

export function listRefunds(db: Database, paymentId: string) {
	return db.select().from(sandboxRefunds).where(eq(sandboxRefunds.paymentId, paymentId));
}

export function listSessionRefunds(db: Database, sessionId: string) {
	const ofSession = db
		.select({ id: sandboxPayments.id })
		.from(sandboxPayments)
		.where(eq(sandboxPayments.sessionId, sessionId));
	return db.select().from(sandboxRefunds).where(sql`${sandboxRefunds.paymentId} in ${ofSession}`);
}

export function findRefundByKey(db: Database, idempotencyKey: string) {
	return db.select().from(sandboxRefunds).where(eq(sandboxRefunds.idempotencyKey, idempotencyKey));
}

/** Without `onConflict`: a used key fails the batch. */
export function insertPayment(db: Database, row: typeof sandboxPayments.$inferInsert) {
	return db.insert(sandboxPayments).values(row);
}

/** Changes no row when the page is not open any more. */
export function completeSession(
	db: Database,
	id: string,
	made: { paymentId: string | null; subscriptionId: string | null },
): Write {
	return db
		.update(sandboxSessions)
		.set({ state: "complete", ...made })
		.where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.state, "open")));
}

/** Changes no row when the page is not open any more. */
export function expireSession(db: Database, id: string): Write {
	return db
		.update(sandboxSessions)
		.set({ state: "expired" })
		.where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.state, "open")));
}

/** Changes no row when the payment is not in `from` any more. */
export function changePayment(
	db: Database,
	{ id, from }: { id: string; from: SandboxPaymentRow["state"] },
	to: Partial<SandboxPaymentRow>,
): Write {
	return db
		.update(sandboxPayments)
		.set(to)
		.where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.state, from)));
}

/** Changes no row when the payment is disputed already. */
export function openDispute(db: Database, id: string, now: Date): Write {
	return db
		.update(sandboxPayments)
		.set({ disputedAt: now, disputeState: "open" })
		.where(and(eq(sandboxPayments.id, id), sql`${sandboxPayments.disputedAt} is null`));
}

export function insertRefund(db: Database, row: typeof sandboxRefunds.$inferInsert): Write {
	return db.insert(sandboxRefunds).values(row);
}

/** Fails the batch when refunds would exceed the paid amount. */
export function addToRefunded(db: Database, paymentId: string, minor: number): Write {
	return db
		.update(sandboxPayments)
		.set({ refundedMinor: sql`${sandboxPayments.refundedMinor} + ${minor}` })
		.where(eq(sandboxPayments.id, paymentId));
}

export function insertSubscription(db: Database, row: typeof sandboxSubscriptions.$inferInsert): Write {
	return db.insert(sandboxSubscriptions).values(row);
}

export function findSubscriptionRow(db: Database, id: string) {
	return db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id));
}

/** Changes no row when the subscription has ended. */
export function changeSubscriptionRow(db: Database, id: string, to: Partial<SubscriptionRow>): Write {
	return db
		.update(sandboxSubscriptions)
		.set(to)
		.where(and(eq(sandboxSubscriptions.id, id), sql`${sandboxSubscriptions.endedAt} is null`));
}

export function findEvent(db: Database, id: string) {
	return db.select().from(sandboxEvents).where(eq(sandboxEvents.id, id));
}

export function markDelivered(db: Database, id: string, now: Date): Write {
	return db.update(sandboxEvents).set({ deliveredAt: now }).where(eq(sandboxEvents.id, id));
}

type NewEvent = { id: string; type: string; objectKind: "session" | "payment" | "subscription"; objectId: string };

export function emitEvent(db: Database, { id, ...event }: NewEvent, now: Date) {
	return [
		db.insert(sandboxEvents).values({ id, ...event, createdAt: now }),
		enqueue(db, "sandbox.deliver", { eventId: id }, { id, dueAt: now }),
	] as const;
}
