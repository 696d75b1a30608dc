// What other rooms may use of this room's server code.
export { listScheduledJobs } from "./clock/scheduled-jobs.repository.server.ts";
export { enqueue, enqueueAll, enqueueEach, type JobQueue, newJobId, nudgeJob } from "./enqueue.server.ts";
export { countWaitingJobs } from "./outbox/count-waiting-jobs.server.ts";
export { listDeadJobs, listWaitingJobs } from "./outbox/jobs-at-desk.server.ts";
export {
	countUnfinishedJobs,
	findJob,
	hurryJobs,
	listHeldJobs,
	listUnfinishedJobs,
	payloadValue,
	restartJob,
} from "./outbox/unfinished-jobs.server.ts";
