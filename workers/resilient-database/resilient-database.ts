import { DatabaseUnavailable } from "#db/database-unavailable.ts";
import type { Breaker } from "./breaker.ts";
import { failureKind } from "./failure-kind.ts";
import { interceptDatabase, interceptQueries, type OpenSession } from "./intercept-database.ts";
import type { DatabaseCall } from "./intercepted-statement.ts";
import { mayRetry, retryDelay } from "./retries.ts";
import { withTimeout } from "./with-timeout.ts";
import { timeLimit, workKind } from "./work-kind.ts";

/**
 * A D1 that gives up in time, tries again where that is harmless, and does not
 * ask while the breaker is open. Behaves like the database it stands for,
 * `drizzle-orm/d1` included.
 *
 * Throws `DatabaseUnavailable` for an outage; what D1 has against a statement
 * comes through as it is.
 */
export function resilientDatabase(db: D1Database, breaker: Breaker): D1Database {
	const openSession: OpenSession = (start) => resilientSession(db, breaker, start);
	return interceptDatabase(db, (call) => persist(call, breaker), openSession);
}

/**
 * A session that begins with a bookmark has it from a cookie. If D1 cannot
 * answer it (it is forged, or older than the database), the session goes on
 * at the primary, and the breaker hears nothing of it: no cookie may take the
 * database out for others.
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
