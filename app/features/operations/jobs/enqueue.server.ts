import { is, SQL, type SQLWrapper, sql } from "drizzle-orm";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { outbox } from "#db/schema/schema.ts";
import type { JobKind, JobPayload } from "./job-kinds.ts";

/** Values may be expressions, as during registration, when there is no id yet. */
type Values<P> = { [Name in keyof P]: P[Name] | SQL<NonNullable<P[Name]> | null> };
type JobTiming = {
	dueAt: Date;
	id?: string;
};

/** Writes a job; add it to the batch that causes it. */
export function enqueue<K extends JobKind>(
	db: Database,
	kind: K,
	payload: Values<JobPayload<K>>,
	{ dueAt, id = newJobId() }: JobTiming,
) {
	return db.insert(outbox).values({ id, kind, payload: storedPayload(payload), dueAt, nextTryAt: dueAt });
}

type Selection<P> = {
	/** Left out: a new one for each. */
	id?: SQLWrapper;
	payload: { [Name in keyof P]: SQLWrapper };
	from: SQLWrapper;
	where: SQL | undefined;
};

/** {@link enqueue} for each selected row, possibly none. Returns the ids to nudge. */
export function enqueueEach<K extends JobKind>(
	db: Database,
	kind: K,
	selection: Selection<JobPayload<K>>,
	dueAt: Date,
) {
	return enqueueAll(db, kind, selection, dueAt).returning({ id: outbox.id });
}

/** {@link enqueueEach} without ids, for many jobs that the clock starts. */
export function enqueueAll<K extends JobKind>(
	db: Database,
	kind: K,
	{ id = sql`lower(hex(randomblob(16)))`, payload, from, where }: Selection<JobPayload<K>>,
	dueAt: Date,
) {
	const pairs = Object.entries<SQLWrapper>(payload).map(([name, value]) => sql`${name}, ${value}`);
	const at = dueAt.getTime();
	return db.insert(outbox).select(
		sql`select ${id}, ${kind}, json_object(${sql.join(pairs, sql`, `)}), ${at}, ${at},
				null, null, 0, null, null, null from ${from} where ${where ?? sql`true`}`,
	);
}

export type JobQueue = { send: (body: { id: string }) => Promise<unknown> };

export type BatchQueue = { sendBatch: (messages: { body: { id: string } }[]) => Promise<unknown> };

/** {@link nudgeJob} for many, as many at once as a queue takes. */
export async function nudgeJobs(queue: BatchQueue, ids: readonly string[]): Promise<void> {
	for (let at = 0; at < ids.length; at += MESSAGES_AT_ONCE) {
		await queue.sendBatch(ids.slice(at, at + MESSAGES_AT_ONCE).map((id) => ({ body: { id } })));
	}
}

/** Source: https://developers.cloudflare.com/queues/platform/limits/ */
const MESSAGES_AT_ONCE = 100;

export function newJobId(): string {
	return newId();
}

/** Does nothing without an id. A lost nudge only costs time, because the clock finds the job. */
export async function nudgeJob(queue: JobQueue, id: string | undefined): Promise<void> {
	if (id) await queue.send({ id });
}

function storedPayload(payload: Record<string, unknown>) {
	const entries = Object.entries(payload);
	const computed = entries.filter(([, value]) => is(value, SQL));
	if (computed.length === 0) return payload;

	const known = JSON.stringify(Object.fromEntries(entries.filter(([, value]) => !is(value, SQL))));
	const pairs = computed.map(([name, value]) => sql`${`$.${name}`}, ${value}`);
	return sql<Record<string, unknown>>`json_set(${known}, ${sql.join(pairs, sql`, `)})`;
}
