import type { Room } from "#app/room.ts";
import { outbox, scheduledJobs } from "#db/schema/operations/jobs.ts";
import { nudgeWaitingJobs, sweepOutbox } from "./outbox/scheduled-outbox.server";

export const jobsRoom: Room = {
	name: "operations/jobs",
	about: "Jobs that wait in the outbox, their handlers' runner, and the clock.",
	tables: { outbox, scheduledJobs },
	clock: ({ queue }) => [nudgeWaitingJobs(queue), sweepOutbox],
};
