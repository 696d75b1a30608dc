import type { Room } from "#app/room.ts";
import { outbox, scheduledJobs } from "#db/schema/operations/jobs.ts";
import { countFailedJobs, countFailingClock } from "./attention.repository.server";
import { JOB_AUDIT_SUBJECTS, JOB_DEEDS } from "./deeds.ts";
import { nudgeWaitingJobs, sweepOutbox } from "./outbox/scheduled-outbox.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const jobsRoom: Room = {
	name: "operations/jobs",
	about: "Jobs that wait in the outbox, their handlers' runner, and the clock.",
	tables: { outbox, scheduledJobs },
	personalData: PERSONAL_DATA,
	desk: [{ name: "jobs", to: "/admin/jobs", group: "site", order: 90, icon: "list" }],
	attention: [
		{ name: "failedJobs", to: "/admin/jobs", order: 40, count: countFailedJobs, quiet: "jobs" },
		{ name: "failingClock", to: "/admin/jobs", order: 50, count: countFailingClock, quiet: "jobs" },
	],
	deeds: JOB_DEEDS,
	subjects: JOB_AUDIT_SUBJECTS,
	clock: ({ queue }) => [nudgeWaitingJobs(queue), sweepOutbox],
};
