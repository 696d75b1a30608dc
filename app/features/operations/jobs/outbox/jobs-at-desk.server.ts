import { and, asc, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { outbox } from "#db/schema/schema.ts";
import { isWaiting } from "./outbox.repository.server";

/** What waits, what is due first on top. */
export function listWaitingJobs(db: Database, limit: number) {
	return db
		.select()
		.from(outbox)
		.where(and(isWaiting, sql`${outbox.nextTryAt} >= 0`))
		.orderBy(asc(outbox.nextTryAt))
		.limit(limit);
}

/** What has failed for good, the latest first. */
export function listDeadJobs(db: Database, { now, limit }: { now: Date; limit: number }) {
	return db
		.select()
		.from(outbox)
		.where(and(isNotNull(outbox.deadAt), lte(outbox.deadAt, now)))
		.orderBy(desc(outbox.deadAt))
		.limit(limit);
}

type Again = {
	id: string;
	/** Whoever asks knows that what has been handed over may have arrived. */
	mayArriveTwice: boolean;
	actorId: number;
	requestId: string;
	now: Date;
};

/**
 * Brings a dead letter back: it is due at once and may start as often as a new one. What was handed over, so that it may
 * have arrived, leaves once more only for who says so. Of two who ask at once one is told that it waits already.
 */
export async function runJobAgain(
	db: Database,
	{ id, mayArriveTwice, actorId, requestId, now }: Again,
): Promise<{ ok: true } | { ok: false; reason: "notDead" | "mayArriveTwice" }> {
	const [found] = await db.select({ handedOverAt: outbox.handedOverAt }).from(outbox).where(eq(outbox.id, id));
	const handedOverAt = found?.handedOverAt ?? null;
	if (handedOverAt && !mayArriveTwice) return { ok: false, reason: "mayArriveTwice" };
	try {
		await db.batch([
			db
				.update(outbox)
				.set({ deadAt: null, attempts: 0, nextTryAt: now, claimedUntil: null, handedOverAt: null })
				.where(
					and(
						eq(outbox.id, id),
						isNotNull(outbox.deadAt),
						sql`${outbox.handedOverAt} is ${handedOverAt?.getTime() ?? null}`,
					),
				),
			requireChange(db),
			audit(db, {
				by: actorId,
				deed: "jobs.runAgain",
				subject: { kind: "job", id },
				requestId,
				now,
				...(handedOverAt ? { before: { handedOverAt } } : {}),
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "notDead" };
		throw error;
	}
	return { ok: true };
}
