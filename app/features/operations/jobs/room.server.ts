import type { Room } from "#app/room.ts";
import { outbox, scheduledJobs } from "#db/schema/operations/jobs.ts";
import { JOB_DEEDS, JOB_SUBJECTS } from "./deeds.ts";
import { nudgeWaitingJobs, sweepOutbox } from "./outbox/scheduled-outbox.server";

export const jobsRoom: Room = {
	name: "operations/jobs",
	about: "Jobs that wait in the outbox, their handlers' runner, and the clock.",
	tables: { outbox, scheduledJobs },
	deeds: JOB_DEEDS,
	subjects: JOB_SUBJECTS,
	clock: ({ queue }) => [nudgeWaitingJobs(queue), sweepOutbox],
};
