import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/**
 * What a deed still has to bring about, written in the deed's own batch. A row is
 * waiting, done or dead: dead letters stay until somebody has looked at them.
 *
 * `payload` holds ids and never a secret. Whoever works at a row has it until
 * `claimedUntil`; `nextTryAt` is `dueAt` until the first failure. `handedOverAt` is set
 * just before something leaves the school that cannot be taken back.
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

/** What the clock does, one row for each job, with its last run. Durations are in milliseconds. */
export const scheduledJobs = sqliteTable("scheduled_jobs", {
	name: text("name").primaryKey(),
	/** How far apart its runs are; null until it has run since that is noted. */
	everyMinutes: integer("every_minutes"),
	startedAt: instant("started_at").notNull(),
	/** Nobody else starts it before then, unless it ends earlier. */
	claimedUntil: instant("claimed_until"),
	finishedAt: instant("finished_at"),
	durationMs: integer("duration_ms"),
	/** How many things the last run that went well has dealt with. */
	handled: integer("handled"),
	succeededAt: instant("succeeded_at"),
	/** What went wrong in the last run; null when it went well. */
	error: text("error"),
	failedAt: instant("failed_at"),
});
