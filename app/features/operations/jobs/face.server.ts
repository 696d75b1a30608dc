// The server code of this room that other rooms may use.
export {
	type BatchQueue,
	enqueue,
	enqueueAll,
	enqueueEach,
	type JobQueue,
	newJobId,
	nudgeJob,
	nudgeJobs,
} from "./enqueue.server.ts";
export { countWaitingJobs } from "./outbox/count-waiting-jobs.server.ts";
export {
	countUnfinishedBy,
	countUnfinishedJobs,
	findJob,
	listRetryableJobs,
	listUnfinishedJobs,
	makeJobsDue,
	payloadValue,
	restartJob,
} from "./outbox/unfinished-jobs.server.ts";
