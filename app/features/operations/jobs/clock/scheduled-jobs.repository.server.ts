import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { scheduledJobs } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** How long a run has its job to itself, should it die. */
const LEASE = 15 * MINUTE_MS;
/** A tick that comes a little early is that tick, and not the one before. */
const EARLY = MINUTE_MS / 2;

type Start = { name: string; everyMinutes: number; now: Date };

/** Starts a job whose time has come and that nobody else runs. Of parallel starts one gets a row. */
export function claimRun(db: Database, { name, everyMinutes, now }: Start) {
	const claimedUntil = new Date(now.getTime() + LEASE);
	const lastStart = new Date(now.getTime() - everyMinutes * MINUTE_MS + EARLY);
	return db
		.insert(scheduledJobs)
		.values({ name, everyMinutes, startedAt: now, claimedUntil })
		.onConflictDoUpdate({
			target: scheduledJobs.name,
			set: { everyMinutes, startedAt: now, claimedUntil },
			setWhere: and(
				lte(scheduledJobs.startedAt, lastStart),
				or(isNull(scheduledJobs.claimedUntil), lte(scheduledJobs.claimedUntil, now)),
			),
		})
		.returning({ name: scheduledJobs.name });
}

type End = { name: string; startedAt: Date; durationMs: number };

/** How a run went. One that was overtaken says nothing. */
export function recordRun(
	db: Database,
	{ name, startedAt, durationMs }: End,
	went: { handled: number } | { error: string },
): Write {
	const finishedAt = new Date(startedAt.getTime() + durationMs);
	const result =
		"error" in went
			? { error: went.error, failedAt: finishedAt }
			: { handled: went.handled, succeededAt: finishedAt, error: null };
	return db
		.update(scheduledJobs)
		.set({ claimedUntil: null, finishedAt, durationMs, ...result })
		.where(and(eq(scheduledJobs.name, name), eq(scheduledJobs.startedAt, startedAt)));
}

/** Every job with its last run, by name. */
export function listScheduledJobs(db: Database) {
	return db.select().from(scheduledJobs).orderBy(asc(scheduledJobs.name));
}
