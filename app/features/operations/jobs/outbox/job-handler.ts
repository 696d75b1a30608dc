import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { JobKind, JobPayload } from "../job-kinds";

export type Job<K extends JobKind> = {
	id: string;
	kind: K;
	payload: JobPayload<K>;
	/** When it was to be done first; how late we are is for the handler to judge. */
	dueAt: Date;
};

export type JobTools = {
	db: Database;
	now: Date;
	/**
	 * For what leaves the school and cannot be taken back or told apart by its
	 * receiver, such as a mail: runs `send` at most once in the life of the job. When what
	 * it throws `isRefusal`, nothing has left, and the job is tried again. When nobody can say
	 * how it ended, the job is a dead letter: an admin may send it again, the school does not.
	 */
	handOver: (send: () => Promise<unknown>, rule: { isRefusal: (error: unknown) => boolean }) => Promise<void>;
};

/**
 * What a handler leaves behind. `writes` run in the batch that marks the job as done,
 * so they happen exactly once. `postponedUntil`: it cannot be done yet, through no
 * fault of its own.
 */
export type JobOutcome =
	/** `next`: jobs among the writes that are to be done at once, so that the queue is nudged. */
	{ writes: Write[]; next?: string | readonly string[] } | { postponedUntil: Date; because: string };

/**
 * Does one job. It may run again after a crash, so beside `writes` and `handOver` it
 * changes nothing that must happen once. What it throws is tried again later.
 */
export type JobHandler<K extends JobKind> = (job: Job<K>, tools: JobTools) => Promise<JobOutcome>;

/** Who does what: one handler for every kind. */
export type JobHandlers = { [K in JobKind]: JobHandler<K> };
