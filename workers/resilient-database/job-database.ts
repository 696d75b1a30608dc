import { connect, type Database } from "#db/client.server.ts";
import { createBreaker } from "./breaker.ts";
import { resilientDatabase } from "./resilient-database.ts";

const breaker = createBreaker();

/** Fails early, so that the queue or the next cron run retries. */
export function connectForJobs(binding: D1Database): Database {
	return connect(resilientDatabase(binding, breaker));
}
