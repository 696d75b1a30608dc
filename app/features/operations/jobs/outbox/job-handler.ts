import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { JobKind, JobPayload } from "../job-kinds";

export type ClaimedJob<K extends JobKind> = {
	id: string;
	kind: K;
	payload: JobPayload<K>;
	dueAt: Date;
};

export type JobTools = {
	db: Database;
	now: Date;
	/**
	 * For irreversible deliveries such as mail: runs `send` at most once per job. If its error `isRefusal`, nothing
	 * was sent and the job is retried; with an unknown outcome it becomes a dead letter, which only an admin may send
	 * again. `mayRepeat`: where it should rather arrive twice than never, one more try follows a first one whose outcome
	 * is unknown.
	 */
	handOver: (
		send: () => Promise<unknown>,
		rule: { isRefusal: (error: unknown) => boolean; mayRepeat?: boolean },
	) => Promise<void>;
};

/** `writes` run once, in the batch that marks the job as done. `postponedUntil`: cannot run yet; no failure. */
export type JobOutcome =
	/** `next`: jobs among the writes to nudge. */
	{ writes: Write[]; next?: string | readonly string[] } | { postponedUntil: Date; because: string };

/** May run again after a crash: what must happen once belongs in `writes` or `handOver`. Errors are retried. */
export type JobHandler<K extends JobKind> = (job: ClaimedJob<K>, tools: JobTools) => Promise<JobOutcome>;

export type JobHandlers = { readonly [K in JobKind]?: JobHandler<K> };

/** The payload does not match its kind, so a retry cannot help. */
export class WrongPayload extends Error {}
