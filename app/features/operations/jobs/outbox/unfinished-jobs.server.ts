import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import { outbox } from "#db/schema/schema.ts";
import type { JobKind } from "../job-kinds";

type JobFilter = {
	kind: JobKind;
	where?: SQL;
};
type PageOptions = { state: "waiting" | "dead" | null; after: Key | null; isDescending: boolean; limit: number };

export function payloadValue(name: string): SQL {
	return sql`${outbox.payload} ->> ${`$.${name}`}`;
}

export function listUnfinishedJobs(db: Database, { kind, where }: JobFilter, portion: PageOptions) {
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

export function countUnfinishedJobs(db: Database, { kind, where }: JobFilter, most: number) {
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

/** Unfinished jobs of a kind by a value of their payload; at most `most` are counted. */
export function countUnfinishedBy(db: Database, { kind, name, most }: { kind: JobKind; name: string; most: number }) {
	const value = sql<string>`${outbox.payload} ->> ${`$.${name}`}`.as("payload_value");
	const unfinished = db
		.select({ value })
		.from(outbox)
		.where(and(eq(outbox.kind, kind), isNull(outbox.doneAt), isNull(outbox.deadAt)))
		.limit(most)
		.as("unfinished_values");
	return db
		.select({ value: unfinished.value, total: count().as("total_of_value") })
		.from(unfinished)
		.groupBy(sql`payload_value`);
}

export function findJob(db: Database, id: string) {
	return db.select().from(outbox).where(eq(outbox.id, id)).limit(1);
}

/** For one batch: makes a waiting or dead job due as if it were new. Fails the batch when it is done or running. */
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

export function listRetryableJobs(db: Database, { kind, now, limit }: { kind: JobKind; now: Date; limit: number }) {
	return db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(eq(outbox.kind, kind), isNull(outbox.doneAt), isNull(outbox.deadAt), isFreeAt(now)))
		.orderBy(asc(outbox.dueAt), asc(outbox.id))
		.limit(limit);
}

/** Makes waiting jobs due. Keeps attempts and delivery marks, so that nothing is sent twice. Returns affected ids. */
export function makeJobsDue(db: Database, ids: readonly string[], now: Date) {
	return db
		.update(outbox)
		.set({ nextTryAt: now })
		.where(and(inValues(outbox.id, ids), isNull(outbox.doneAt), isNull(outbox.deadAt), isFreeAt(now)))
		.returning({ id: outbox.id });
}

function isFreeAt(now: Date): SQL {
	return sql`coalesce(${outbox.claimedUntil}, 0) <= ${now.getTime()}`;
}
