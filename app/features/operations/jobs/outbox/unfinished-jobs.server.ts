import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import { outbox } from "#db/schema/schema.ts";
import type { JobKind } from "../job-kinds";

type Asked = {
	kind: JobKind;
	/** What else must hold; `payloadValue` names what a payload says. */
	where?: SQL;
};
type Portion = { state: "waiting" | "dead" | null; after: Key | null; isDescending: boolean; limit: number };

/** A value of a job's payload, for a condition. */
export function payloadValue(name: string): SQL {
	return sql`${outbox.payload} ->> ${`$.${name}`}`;
}

/** Jobs that wait or are dead (`null`: both), in the order they were asked for. */
export function listUnfinishedJobs(db: Database, { kind, where }: Asked, portion: Portion) {
	const { state, after, isDescending, limit } = portion;
	const order = keyset({ columns: [outbox.dueAt, outbox.id], isDescending }, after);
	const dead = state && (state === "dead" ? isNotNull(outbox.deadAt) : isNull(outbox.deadAt));
	return db
		.select()
		.from(outbox)
		.where(and(eq(outbox.kind, kind), isNull(outbox.doneAt), dead ?? undefined, where, order.where))
		.orderBy(...order.orderBy)
		.limit(limit);
}

/** How many jobs of a kind are not done, and how many of them are dead. Of the first `most`. */
export function countUnfinishedJobs(db: Database, { kind, where }: Asked, most: number) {
	const unfinished = db
		.select({ deadAt: outbox.deadAt })
		.from(outbox)
		.where(and(eq(outbox.kind, kind), isNull(outbox.doneAt), where))
		.limit(most)
		.as("unfinished");
	return db
		.select({ all: count().as("all_unfinished"), dead: count(unfinished.deadAt).as("dead_ones") })
		.from(unfinished);
}

/** The job with this id, as a list of none or one. */
export function findJob(db: Database, id: string) {
	return db.select().from(outbox).where(eq(outbox.id, id)).limit(1);
}

/**
 * For one batch: a job that waits or is dead is due at once, as if it were asked for anew. They stop the batch when it
 * was done meanwhile, or while somebody works at it.
 */
export function restartJob(db: Database, id: string, now: Date) {
	const restarted = { dueAt: now, nextTryAt: now, attempts: 0, deadAt: null, handedOverAt: null, claimedUntil: null };
	return [
		db
			.update(outbox)
			.set({ ...restarted, lastError: null })
			.where(and(eq(outbox.id, id), isNull(outbox.doneAt), isFreeAt(now))),
		requireChange(db),
	] as const;
}

/** Jobs of a kind that wait and that nobody works at, those that were asked for first on top. */
export function listHeldJobs(db: Database, { kind, now, limit }: { kind: JobKind; now: Date; limit: number }) {
	return db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(eq(outbox.kind, kind), isNull(outbox.doneAt), isNull(outbox.deadAt), isFreeAt(now)))
		.orderBy(asc(outbox.dueAt), asc(outbox.id))
		.limit(limit);
}

/**
 * Jobs that wait are tried at once. Their attempts stay counted, and what may have left the school already stays
 * noted, so that nothing goes out twice. Gives the ids of those that it hit.
 */
export function hurryJobs(db: Database, ids: readonly string[], now: Date) {
	return db
		.update(outbox)
		.set({ nextTryAt: now })
		.where(and(inValues(outbox.id, ids), isNull(outbox.doneAt), isNull(outbox.deadAt), isFreeAt(now)))
		.returning({ id: outbox.id });
}

function isFreeAt(now: Date): SQL {
	return sql`coalesce(${outbox.claimedUntil}, 0) <= ${now.getTime()}`;
}
