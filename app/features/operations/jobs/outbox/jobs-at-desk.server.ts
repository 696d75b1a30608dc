import { and, asc, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { outbox } from "#db/schema/schema.ts";
import { isWaiting } from "./outbox.repository.server";

export function listWaitingJobs(db: Database, limit: number) {
	return db
		.select()
		.from(outbox)
		.where(and(isWaiting, sql`${outbox.nextTryAt} >= 0`))
		.orderBy(asc(outbox.nextTryAt))
		.limit(limit);
}

export function listDeadJobs(db: Database, { now, limit }: { now: Date; limit: number }) {
	return db
		.select()
		.from(outbox)
		.where(and(isNotNull(outbox.deadAt), lte(outbox.deadAt, now)))
		.orderBy(desc(outbox.deadAt))
		.limit(limit);
}

type RunAgainInput = {
	id: string;
	/** Confirms that a job that was handed over may be delivered twice. */
	mayArriveTwice: boolean;
	actorId: number;
	requestId: string;
	now: Date;
};

/**
 * Makes a dead letter due with fresh attempts; `mayArriveTwice` is needed if it may have arrived. One of concurrent
 * calls wins.
 */
export async function runJobAgain(
	db: Database,
	{ id, mayArriveTwice, actorId, requestId, now }: RunAgainInput,
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
