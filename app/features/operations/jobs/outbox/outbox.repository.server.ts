import { and, asc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { outbox } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { LEASE } from "./retry-rule.ts";

export type OutboxRow = typeof outbox.$inferSelect;
/** A job as long as it is ours: when somebody else has it, `claimedUntil` is another. */
export type Claim = { id: string; claimedUntil: Date };

/** Neither done nor dead; the words of the indexes, which SQLite compares. */
export const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.deadAt));
const isOurs = ({ id, claimedUntil }: Claim) =>
	and(eq(outbox.id, id), eq(outbox.claimedUntil, claimedUntil), isWaiting);

/**
 * Claims a job that is due and that nobody works at. Of parallel claims one gets the row. The start counts as an
 * attempt at once, so that a job which takes the Worker down with it is not started for ever.
 */
export function claimJob(db: Database, id: string, now: Date) {
	return db
		.update(outbox)
		.set({ claimedUntil: new Date(now.getTime() + LEASE), attempts: sql`${outbox.attempts} + 1` })
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

/** Each write hits the job only while the claim holds. */
export function markDone(db: Database, claim: Claim, now: Date): Write {
	return db.update(outbox).set({ doneAt: now, claimedUntil: null, lastError: null }).where(isOurs(claim));
}

export function markDead(db: Database, claim: Claim, { now, lastError }: { now: Date; lastError: string }) {
	return db
		.update(outbox)
		.set({ deadAt: now, claimedUntil: null, lastError })
		.where(isOurs(claim))
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
		.where(isOurs(claim))
		.returning({ id: outbox.id });
}

/** The start does not count: nothing was tried. */
export function postpone(db: Database, claim: Claim, { until, because }: { until: Date; because: string }): Write {
	return db
		.update(outbox)
		.set({ nextTryAt: until, claimedUntil: null, lastError: because, attempts: sql`${outbox.attempts} - 1` })
		.where(isOurs(claim));
}

export function markHandedOver(db: Database, claim: Claim, at: Date | null) {
	return db.update(outbox).set({ handedOverAt: at }).where(isOurs(claim)).returning({ id: outbox.id });
}

/** Jobs that have been waiting since `before` and that nobody works at, oldest first. */
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

/** Jobs that were done by `before`. Dead letters are not among them. */
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
