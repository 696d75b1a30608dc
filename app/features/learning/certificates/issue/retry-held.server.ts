import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { enqueueSomeHeld } from "./holds.repository.server";

/** Per run, because each leaves a job in the outbox for a month. */
const HOLDS_PER_RUN = 500;

/** Re-checks holds, for renamed accounts, new teachers and changed titles. */
export const retryHeld: ScheduledJob = {
	name: "certificates.held",
	everyMinutes: 24 * 60,
	work: async (db, now) => (await enqueueSomeHeld(db, { limit: HOLDS_PER_RUN, now })).length,
};
