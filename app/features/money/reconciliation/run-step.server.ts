import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import type { MembershipTools } from "#app/features/money/memberships/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { enqueue, type JobQueue, nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate, requireChange } from "#db/conflict.ts";
import {
	findLastRun,
	findRepairing,
	findRun,
	insertRun,
	moveRun,
	resolveMissing,
	stopStuckRuns,
	upsertFinding,
} from "./reconciliation.repository.server";
import { allScans } from "./scans/all-scans.server";

/** Rows changed within this time are skipped, because their own jobs may still be running. */
const SETTLING_MS = 15 * MINUTE_MS;

type Start = { actorId: number | null; requestId: string; now: Date };

/** Starts a run. Only one at a time; one stuck for an hour is ended. */
export async function startRun(
	db: Database,
	{ actorId, requestId, now }: Start,
): Promise<{ ok: true; jobId: string } | { ok: false }> {
	const id = newId();
	const subject = { kind: "reconciliationRun", id } as const;
	const entry = { by: actorId, deed: "reconciliation.run", subject, requestId, now } as const;
	try {
		await db.batch([
			stopStuckRuns(db, { before: new Date(now.getTime() - HOUR_MS), now }),
			insertRun(db, { id, now }),
			enqueue(db, "reconcile.step", { runId: id }, { id: jobIdsAtGateway.reconcileStep(id, 0), dueAt: now }),
			...(actorId === null ? [] : [audit(db, entry)]),
		]);
	} catch (error) {
		if (isDuplicate(error, "reconciliation_runs.state")) return { ok: false };
		throw error;
	}
	return { ok: true, jobId: jobIdsAtGateway.reconcileStep(id, 0) };
}

/** Handler of `reconcile.step`: compares the next part and enqueues the one after it, each once. */
export function reconcileStep(tools: Pick<MembershipTools, "gateways">): JobHandler<"reconcile.step"> {
	return async ({ payload: { runId } }, { db, now }) => {
		const [run] = await findRun(db, runId);
		const scans = allScans(tools);
		const scan = run?.state === "running" ? scans[run.scan] : undefined;
		if (!run || !scan) return { writes: [] };
		// The whole run sees one moment; later changes are left to the next run.
		const before = new Date(run.startedAt.getTime() - SETTLING_MS);
		const { checked: looked, last, found } = await scan.read(db, { after: run.cursor, before, now });
		const writes = found.map((one) => upsertFinding(db, one, { runId, now }));
		const sums = { looked: run.looked + looked, found: run.found + found.length, changedAt: now };
		const next = jobIdsAtGateway.reconcileStep(runId, run.steps + 1);
		const step = enqueue(db, "reconcile.step", { runId }, { id: next, dueAt: now }).onConflictDoNothing();
		if (last !== null) {
			return { writes: [moveRun(db, run, { ...sums, cursor: last }), requireChange(db), ...writes, step], next };
		}
		const gone = resolveMissing(db, { kinds: scan.kinds, runId, before, now });
		const isLast = run.scan + 1 >= scans.length;
		const to = isLast ? { state: "done" as const, finishedAt: now } : { scan: run.scan + 1, cursor: "" };
		const moved = [moveRun(db, run, { ...sums, ...to }), requireChange(db), ...writes, gone];
		return isLast ? { writes: moved } : { writes: [...moved, step], next };
	};
}

export const verifiableFrom = (repairedAt: Date) => new Date(repairedAt.getTime() + SETTLING_MS + MINUTE_MS);

/** True when a repair was too recent for the last run and can be checked now. */
async function hasRepairToVerify(db: Database, { startedAt }: { startedAt: Date }, now: Date): Promise<boolean> {
	const [repairing] = await findRepairing(db, new Date(startedAt.getTime() - SETTLING_MS));
	return Boolean(repairing?.repairedAt && verifiableFrom(repairing.repairedAt) <= now);
}

/** Runs daily, and a quarter of an hour after a repair. */
export function reconcileDaily(queue: JobQueue): ScheduledJob {
	const work = async (db: Database, now: Date) => {
		const [last] = await findLastRun(db);
		const isDue =
			!last || last.startedAt.getTime() <= now.getTime() - DAY_MS || (await hasRepairToVerify(db, last, now));
		if (!isDue) return 0;
		const started = await startRun(db, { actorId: null, requestId: "clock", now });
		if (started.ok) await nudgeJob(queue, started.jobId);
		return started.ok ? 1 : 0;
	};
	return { name: "reconciliation.run", everyMinutes: 5, work };
}
