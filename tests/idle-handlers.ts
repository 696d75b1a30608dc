import { ALL_ROOMS } from "#app/composition.server.ts";
import type { JobHandlers } from "#app/features/operations/jobs/outbox/job-handler.ts";

const nothing = async () => ({ writes: [] });

export const IDLE_HANDLERS: JobHandlers = Object.fromEntries(
	ALL_ROOMS.flatMap(({ jobs = {} }) => Object.keys(jobs).map((kind) => [kind, nothing])),
);
