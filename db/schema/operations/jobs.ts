import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/**
 * A job, written in the batch of its cause: waiting, done or dead. Dead ones stay until an admin has seen them.
 * `payload` holds ids and never secrets. A worker holds the row until `claimedUntil`; `nextTryAt` equals `dueAt` until
 * the first failure. `handedOverAt` is set just before an irreversible external call.
 */
export const outbox = sqliteTable(
	"outbox",
	{
		id: text("id").primaryKey(),
		kind: text("kind").notNull(),
		payload: text("payload", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		dueAt: instant("due_at").notNull(),
		nextTryAt: instant("next_try_at").notNull(),
		claimedUntil: instant("claimed_until"),
		handedOverAt: instant("handed_over_at"),
		attempts: integer("attempts").notNull().default(0),
		doneAt: instant("done_at"),
		deadAt: instant("dead_at"),
		lastError: text("last_error"),
	},
	(table) => [
		index("outbox_waiting").on(table.nextTryAt).where(sql`${table.doneAt} is null and ${table.deadAt} is null`),
		index("outbox_unfinished").on(table.kind, table.dueAt, table.id).where(sql`${table.doneAt} is null`),
		index("outbox_done").on(table.doneAt).where(sql`${table.doneAt} is not null`),
		index("outbox_dead").on(table.deadAt).where(sql`${table.deadAt} is not null`),
	],
);

/** A scheduled job with its last run. Durations are in milliseconds. */
export const scheduledJobs = sqliteTable("scheduled_jobs", {
	name: text("name").primaryKey(),
	/** The interval; null until its first run since this is recorded. */
	everyMinutes: integer("every_minutes"),
	startedAt: instant("started_at").notNull(),
	/** A lock that ends early if the run does. */
	claimedUntil: instant("claimed_until"),
	finishedAt: instant("finished_at"),
	durationMs: integer("duration_ms"),
	/** Items processed in the last successful run. */
	handled: integer("handled"),
	succeededAt: instant("succeeded_at"),
	/** The error of the last run; null if successful. */
	error: text("error"),
	failedAt: instant("failed_at"),
});
