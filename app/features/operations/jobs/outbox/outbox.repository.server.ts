import { and, asc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { outbox } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { CLAIM_LEASE_MS } from "./retry-rule.ts";

export type OutboxRow = typeof outbox.$inferSelect;
/** Identifies our claim: another worker's claim has a different `claimedUntil`. */
export type Claim = { id: string; claimedUntil: Date };

/** Neither done nor dead; must match the partial indexes literally. */
export const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.deadAt));
const holdsClaim = ({ id, claimedUntil }: Claim) =>
	and(eq(outbox.id, id), eq(outbox.claimedUntil, claimedUntil), isWaiting);

/**
 * Of concurrent claims one gets the row. Counts the attempt at once, so that a crashing job is not retried forever.
 */
export function claimJob(db: Database, id: string, now: Date) {
	return db
		.update(outbox)
		.set({ claimedUntil: new Date(now.getTime() + CLAIM_LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
		.where(
			and(
				eq(outbox.id, id),
				isWaiting,
				lte(outbox.nextTryAt, now),
				or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
			),
		)
		.returning();
}

/** This and the following writes require the claim. */
export function markDone(db: Database, claim: Claim, now: Date): Write {
	return db.update(outbox).set({ doneAt: now, claimedUntil: null, lastError: null }).where(holdsClaim(claim));
}

export function markDead(db: Database, claim: Claim, { now, lastError }: { now: Date; lastError: string }) {
	return db
		.update(outbox)
		.set({ deadAt: now, claimedUntil: null, lastError })
		.where(holdsClaim(claim))
		.returning({ id: outbox.id });
}

export function markFailed(
	db: Database,
	claim: Claim,
	{ nextTryAt, lastError }: { nextTryAt: Date; lastError: string },
) {
	return db
		.update(outbox)
		.set({ nextTryAt, claimedUntil: null, lastError })
		.where(holdsClaim(claim))
		.returning({ id: outbox.id });
}

/** Does not count as an attempt. */
export function postponeJob(db: Database, claim: Claim, { until, because }: { until: Date; because: string }): Write {
	return db
		.update(outbox)
		.set({ nextTryAt: until, claimedUntil: null, lastError: because, attempts: sql`${outbox.attempts} - 1` })
		.where(holdsClaim(claim));
}

export function markHandedOver(db: Database, claim: Claim, at: Date | null) {
	return db.update(outbox).set({ handedOverAt: at }).where(holdsClaim(claim)).returning({ id: outbox.id });
}

export function listDueJobs(db: Database, { before, now, limit }: { before: Date; now: Date; limit: number }) {
	return db
		.select({ id: outbox.id })
		.from(outbox)
		.where(
			and(isWaiting, lte(outbox.nextTryAt, before), or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now))),
		)
		.orderBy(asc(outbox.nextTryAt))
		.limit(limit);
}

export function listDoneJobs(db: Database, before: Date, limit: number) {
	return db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(isNotNull(outbox.doneAt), lte(outbox.doneAt, before)))
		.limit(limit);
}

export function deleteJobs(db: Database, ids: readonly string[]) {
	return db.delete(outbox).where(inValues(outbox.id, ids));
}
