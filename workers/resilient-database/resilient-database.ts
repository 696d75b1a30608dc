import { DatabaseUnavailable } from "#db/database-unavailable.ts";
import type { Breaker } from "./breaker.ts";
import { failureKind } from "./failure-kind.ts";
import { interceptDatabase, interceptQueries, type OpenSession } from "./intercept-database.ts";
import type { DatabaseCall } from "./intercepted-statement.ts";
import { mayRetry, retryDelay } from "./retries.ts";
import { withTimeout } from "./with-timeout.ts";
import { timeLimit, workKind } from "./work-kind.ts";

/** Throws `DatabaseUnavailable` for an outage; errors about a statement pass through. */
export function resilientDatabase(db: D1Database, breaker: Breaker): D1Database {
	const openSession: OpenSession = (start) => resilientSession(db, breaker, start);
	return interceptDatabase(db, (call) => persist(call, breaker), openSession);
}

/**
 * `start` comes from a cookie and may be forged or older than the database. If D1 cannot serve it, the session
 * continues at the primary without counting as a failure: no cookie may open the breaker for others.
 */
function resilientSession(db: D1Database, breaker: Breaker, start?: D1SessionBookmark): D1DatabaseSession {
	const first = db.withSession(start);
	const isBookmark = start !== undefined && start !== "first-primary" && start !== "first-unconstrained";
	let session = first;

	const intercept = async <T>(call: DatabaseCall<T>): Promise<T> => {
		if (!isBookmark || session !== first || !breaker.admits(Date.now())) return persist(call, breaker);
		const work = workKind(call.queries);
		try {
			const answer = await withTimeout(timeLimit(work), call.run());
			breaker.succeeded();
			return answer;
		} catch (error) {
			session = db.withSession("first-primary");
			if (work !== "once") return persist(call, breaker);
			throw failureKind(error) === "statement" ? error : new DatabaseUnavailable(error);
		}
	};
	return { ...interceptQueries(() => session, intercept), getBookmark: () => session.getBookmark() };
}

async function persist<T>({ queries, run }: DatabaseCall<T>, breaker: Breaker): Promise<T> {
	const work = workKind(queries);
	let cause: unknown;
	for (let failures = 0; breaker.admits(Date.now()); ) {
		try {
			const answer = await withTimeout(timeLimit(work), run());
			breaker.succeeded();
			return answer;
		} catch (error) {
			const failure = failureKind(error);
			if (failure === "statement") {
				breaker.succeeded();
				throw error;
			}
			cause = error;
			failures += 1;
			breaker.failed(Date.now(), error);
			if (!mayRetry(work, failure, failures)) break;
			await wait(retryDelay(failures, Math.random()));
		}
	}
	throw new DatabaseUnavailable(cause);
}

function wait(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
