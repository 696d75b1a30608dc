import { DatabaseUnavailable } from "../../db/database-unavailable.ts";
import type { Breaker } from "./breaker.ts";
import { failureKind } from "./failure-kind.ts";
import type { Journal } from "./journal.ts";
import type { LastAnswers } from "./last-answers.ts";
import type { Question } from "./question.ts";
import { mayRetry, retryDelay } from "./retries.ts";
import { SteadyStatement } from "./steady-statement.ts";
import { within } from "./within.ts";
import { timeLimit, type WorkKind, workKind } from "./work-kind.ts";

type Options = {
	breaker: Breaker;
	/** Takes note of what is read, and stands in for a database that is out. */
	answers?: LastAnswers | null;
	journal?: Journal | null;
};

/**
 * A D1 that gives up in time, tries again where that is harmless, and does not
 * ask while the breaker is open. Behaves like the database it stands for,
 * `drizzle-orm/d1` included; statements are prepared when they run.
 *
 * Throws `DatabaseUnavailable` for an outage; what D1 has against a statement
 * comes through as it is. Source: "Failure" in SECURITY.md.
 */
export function steadyDatabase(db: D1Database, { breaker, answers, journal }: Options): D1Database {
	async function ask<T>(question: Question, run: () => Promise<T>): Promise<T> {
		const work = workKind(question.statements.map(({ sql }) => sql));
		try {
			const answer = await ((journal?.asking(question) as Promise<T> | undefined) ?? persist(breaker, work, run));
			journal?.answered(question, answer);
			if (work === "read") answers?.note(question, answer);
			return answer;
		} catch (error) {
			const isOut = error instanceof DatabaseUnavailable;
			const last = isOut && work === "read" ? await answers?.recall<T>(question) : null;
			if (last) return last.answer;
			throw error;
		}
	}

	const steadyQueries = (target: Pick<D1Database, "prepare" | "batch">) => ({
		prepare: (sql: string) => new SteadyStatement(target, ask, sql),
		batch: <T>(statements: D1PreparedStatement[]) => {
			const steady = statements as unknown as SteadyStatement[];
			const run = async () => target.batch<T>(steady.map((statement) => statement.prepared()));
			return ask({ how: "batch", statements: steady }, run);
		},
	});

	return {
		...steadyQueries(db),
		exec: (sql: string) => ask({ how: "exec", statements: [{ sql, values: [] }] }, async () => db.exec(sql)),
		withSession(start?: D1SessionBookmark | D1SessionConstraint) {
			const session = db.withSession(start);
			return { ...steadyQueries(session), getBookmark: () => session.getBookmark() };
		},
		dump: () => db.dump(),
	} as unknown as D1Database;
}

async function persist<T>(breaker: Breaker, work: WorkKind, run: () => Promise<T>): Promise<T> {
	let cause: unknown;
	for (let failures = 0; breaker.admits(Date.now()); ) {
		try {
			const answer = await within(timeLimit(work), run());
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
