import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { enqueueSomeHeld } from "./holds.repository.server";

/** What one run has looked at again; each leaves a job in the outbox for a month. */
const AT_ONCE = 500;

/**
 * Has certificates that wait for a name looked at again. A printed name that is saved asks for its own; this finds an
 * account that was renamed, and a course that somebody else teaches by now or that has another title. One that still waits is left as it is.
 */
export const retryHeld: ScheduledJob = {
	name: "certificates.held",
	everyMinutes: 24 * 60,
	work: async (db, now) => (await enqueueSomeHeld(db, { limit: AT_ONCE, now })).length,
};
