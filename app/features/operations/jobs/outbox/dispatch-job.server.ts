import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import type { JobKind, JobPayload } from "../job-kinds";
import { failureText } from "./failure-text";
import { type JobHandlers, type JobTools, WrongPayload } from "./job-handler";
import { KNOWN_FAILURES } from "./known-failures";
import {
	type Claim,
	claimJob,
	markDead,
	markDone,
	markFailed,
	markHandedOver,
	type OutboxRow,
	postponeJob,
} from "./outbox.repository.server";
import { MAX_ATTEMPTS, retryDelay } from "./retry-rule";

type Dispatch = { id: string; handlers: JobHandlers; now: Date };
export type Dispatched =
	| { kind: "done"; next?: string | readonly string[] }
	| { kind: "dead" }
	/** Not due, done, or claimed by another worker. */
	| { kind: "notOurs" }
	| { kind: "later"; at: Date };

/**
 * Claims a due job, calls its handler and marks it as done in one batch with the handler's writes.
 * Claims expire after a crash. Handler errors are recorded and retried, finally as a dead letter; throws only when
 * the database fails.
 */
export async function dispatchJob(db: Database, { id, handlers, now }: Dispatch): Promise<Dispatched> {
	const [row] = await claimJob(db, id, now);
	if (!row?.claimedUntil) return { kind: "notOurs" };
	const claim = { id, claimedUntil: row.claimedUntil };

	const hopeless = unrunnableReason(row, handlers);
	if (hopeless) return makeDeadLetter(db, claim, now, hopeless);
	try {
		const outcome = await handle(row, handlers, toolsFor(db, claim, { now, attempts: row.attempts }));
		if ("postponedUntil" in outcome) {
			await postponeJob(db, claim, { until: outcome.postponedUntil, because: outcome.because });
			return { kind: "later", at: outcome.postponedUntil };
		}
		await db.batch([markDone(db, claim, now), requireChange(db), ...outcome.writes]);
		return outcome.next ? { kind: "done", next: outcome.next } : { kind: "done" };
	} catch (error) {
		if (error instanceof WrongPayload) return makeDeadLetter(db, claim, now, error.message);
		if (error instanceof OutcomeUnknown) return makeDeadLetter(db, claim, now, unknownOutcomeReason(now, error.cause));
		const lastError = failureText(error);
		if (row.attempts >= MAX_ATTEMPTS) return makeDeadLetter(db, claim, now, lastError);
		const at = new Date(now.getTime() + retryDelay(row.attempts));
		const noted = await markFailed(db, claim, { nextTryAt: at, lastError });
		return noted.length > 0 ? { kind: "later", at } : { kind: "notOurs" };
	}
}

function unrunnableReason(row: OutboxRow, handlers: JobHandlers): string | null {
	if (row.handedOverAt) return unknownOutcomeReason(row.handedOverAt);
	if (row.attempts > MAX_ATTEMPTS) return row.lastError ?? KNOWN_FAILURES.neverFinished;
	return Object.hasOwn(handlers, row.kind) ? null : `${KNOWN_FAILURES.noKind}: ${row.kind}`;
}

/** Thrown during a delivery without being a refusal; it may have arrived before the connection broke. */
class OutcomeUnknown extends Error {}

function unknownOutcomeReason(handedOverAt: Date, error?: unknown): string {
	const known = `${KNOWN_FAILURES.mayHaveArrived} ${handedOverAt.toISOString()}; whether it arrived is not known`;
	return error === undefined ? known : `${known} (${failureText(error)})`;
}

function handle(row: OutboxRow, handlers: JobHandlers, tools: JobTools) {
	return handleKind(row.kind as JobKind, row, handlers, tools);
}

function handleKind<K extends JobKind>(kind: K, row: OutboxRow, handlers: JobHandlers, tools: JobTools) {
	const { id, dueAt } = row;
	const handler = handlers[kind];
	if (!handler) throw new Error(`${KNOWN_FAILURES.noKind}: ${kind}`);
	return handler({ id, dueAt, kind, payload: row.payload as JobPayload<K> }, tools);
}

async function makeDeadLetter(db: Database, claim: Claim, now: Date, lastError: string): Promise<Dispatched> {
	const buried = await markDead(db, claim, { now, lastError });
	return { kind: buried.length > 0 ? "dead" : "notOurs" };
}

function toolsFor(db: Database, claim: Claim, { now, attempts }: { now: Date; attempts: number }): JobTools {
	const handOver: JobTools["handOver"] = async (send, { isRefusal, mayRepeat = false }) => {
		if (mayRepeat && attempts === 1) {
			await send();
			return;
		}
		const stillOurs = await markHandedOver(db, claim, now);
		if (stillOurs.length === 0) throw new Error(KNOWN_FAILURES.takenOver);
		try {
			await send();
		} catch (error) {
			if (!isRefusal(error)) throw new OutcomeUnknown("Nobody can say how it ended", { cause: error });
			await markHandedOver(db, claim, null);
			throw error;
		}
	};
	return { db, now, handOver };
}
