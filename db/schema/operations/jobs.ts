import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** `nextTryAt` equals `dueAt` until the first failure; `handedOverAt` precedes an irreversible external call. */
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

/** Durations are in milliseconds. */
export const scheduledJobs = sqliteTable("scheduled_jobs", {
	name: text("name").primaryKey(),
	everyMinutes: integer("every_minutes"),
	startedAt: instant("started_at").notNull(),
	claimedUntil: instant("claimed_until"),
	finishedAt: instant("finished_at"),
	durationMs: integer("duration_ms"),
	handled: integer("handled"),
	succeededAt: instant("succeeded_at"),
	/** Null if the last run succeeded. */
	error: text("error"),
	failedAt: instant("failed_at"),
});
