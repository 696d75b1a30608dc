import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { scheduledJobs } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Lease of a run, in case it dies. */
const RUN_LEASE_MS = 15 * MINUTE_MS;
/** Tolerance for a tick that comes early. */
const EARLY_TOLERANCE = MINUTE_MS / 2;

type Start = { name: string; everyMinutes: number; now: Date };

/** Starts a due job that is not running. Of concurrent calls one gets a row. */
export function claimRun(db: Database, { name, everyMinutes, now }: Start) {
	const claimedUntil = new Date(now.getTime() + RUN_LEASE_MS);
	const lastStart = new Date(now.getTime() - everyMinutes * MINUTE_MS + EARLY_TOLERANCE);
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

/** A run that has lost its lease records nothing. */
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

export function listScheduledJobs(db: Database) {
	return db.select().from(scheduledJobs).orderBy(asc(scheduledJobs.name));
}
