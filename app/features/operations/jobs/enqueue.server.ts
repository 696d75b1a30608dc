import { is, SQL, type SQLWrapper, sql } from "drizzle-orm";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { outbox } from "#db/schema/schema.ts";
import type { JobKind, JobPayload } from "./job-kinds.ts";

/** A payload whose values may be expressions: whoever registers has no number yet. */
type Values<P> = { [Name in keyof P]: P[Name] | SQL<NonNullable<P[Name]> | null> };
type When = {
	/** Not before. */
	dueAt: Date;
	/** To nudge the queue with, after the batch. */
	id?: string;
};

/** Writes down what a deed has to bring about, in the deed's own batch, so that neither happens without the other. */
export function enqueue<K extends JobKind>(
	db: Database,
	kind: K,
	payload: Values<JobPayload<K>>,
	{ dueAt, id = newJobId() }: When,
) {
	return db.insert(outbox).values({ id, kind, payload: stored(payload), dueAt, nextTryAt: dueAt });
}

type Selection<P> = {
	/** The payload of each job, made of columns of `from`. */
	payload: { [Name in keyof P]: SQLWrapper };
	from: SQLWrapper;
	where: SQL | undefined;
};

/**
 * `enqueue` for each row of a selection, which may be none: for what depends on what
 * the batch has just written. Gives the ids, to nudge the queue with.
 */
export function enqueueEach<K extends JobKind>(
	db: Database,
	kind: K,
	selection: Selection<JobPayload<K>>,
	dueAt: Date,
) {
	return enqueueAll(db, kind, selection, dueAt).returning({ id: outbox.id });
}

/** `enqueueEach` for what may be many and waits for the clock: gives nothing back. */
export function enqueueAll<K extends JobKind>(
	db: Database,
	kind: K,
	{ payload, from, where }: Selection<JobPayload<K>>,
	dueAt: Date,
) {
	const pairs = Object.entries<SQLWrapper>(payload).map(([name, value]) => sql`${name}, ${value}`);
	const at = dueAt.getTime();
	return db.insert(outbox).select(
		sql`select lower(hex(randomblob(16))), ${kind}, json_object(${sql.join(pairs, sql`, `)}), ${at}, ${at},
				null, null, 0, null, null, null from ${from} where ${where ?? sql`true`}`,
	);
}

/** The queue, as far as jobs need it. */
export type JobQueue = { send: (body: { id: string }) => Promise<unknown> };

/** An id for a job that the queue is to be nudged with. */
export function newJobId(): string {
	return newId();
}

/**
 * Asks the queue to have a job done now; without an id there is nothing to ask. A nudge
 * that is lost costs time and nothing else: the clock finds the job.
 */
export async function nudgeJob(queue: JobQueue, id: string | undefined): Promise<void> {
	if (id) await queue.send({ id });
}

function stored(payload: Record<string, unknown>) {
	const entries = Object.entries(payload);
	const computed = entries.filter(([, value]) => is(value, SQL));
	if (computed.length === 0) return payload;

	const known = JSON.stringify(Object.fromEntries(entries.filter(([, value]) => !is(value, SQL))));
	const pairs = computed.map(([name, value]) => sql`${`$.${name}`}, ${value}`);
	return sql<Record<string, unknown>>`json_set(${known}, ${sql.join(pairs, sql`, `)})`;
}
