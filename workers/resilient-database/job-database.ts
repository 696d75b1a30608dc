import { connect, type Database } from "#db/client.server.ts";
import { createBreaker } from "./breaker.ts";
import { resilientDatabase } from "./resilient-database.ts";

const breaker = createBreaker();

/** The typed database for what no visitor waits for: it gives up in time, so that the queue or the clock tries again. */
export function connectForJobs(binding: D1Database): Database {
	return connect(resilientDatabase(binding, breaker));
}
