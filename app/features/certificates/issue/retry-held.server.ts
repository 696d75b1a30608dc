import type { ScheduledJob } from "../../jobs/clock/scheduled-job";
import { enqueueAllHeld } from "./holds.repository.server";

/**
 * Has certificates that wait for a name looked at again. A printed name that is saved asks for its own; this finds an
 * account that was renamed, and a course that somebody else teaches by now. One that still waits is left as it is.
 */
export const retryHeld: ScheduledJob = {
	name: "certificates.held",
	everyMinutes: 60,
	work: async (db, now) => (await enqueueAllHeld(db, now)).length,
};
