import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import type { FindingKind } from "#db/schema/money/reconciliation.ts";
import { reconciliationFindings as findings, reconciliationRuns as runs } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { ScanFinding } from "./scan";

export type Run = typeof runs.$inferSelect;
export type Finding = typeof findings.$inferSelect;

/** A running one fails the batch (`isDuplicate(error, "reconciliation_runs.state")`). */
export function insertRun(db: Database, { id, now }: { id: string; now: Date }): Write {
	return db.insert(runs).values({ id, state: "running", startedAt: now, changedAt: now });
}

export function stopStuckRuns(db: Database, { before, now }: { before: Date; now: Date }): Write {
	return db
		.update(runs)
		.set({ state: "stopped", finishedAt: now })
		.where(and(eq(runs.state, "running"), lte(runs.changedAt, before)));
}

export function findRun(db: Database, id: string) {
	return db.select().from(runs).where(eq(runs.id, id));
}

export function findLastRun(db: Database) {
	return db.select().from(runs).orderBy(desc(runs.startedAt)).limit(1);
}

/** Changes no row when that step was done before. */
export function moveRun(db: Database, { id, steps }: Pick<Run, "id" | "steps">, to: Partial<Run>): Write {
	return db
		.update(runs)
		.set({ ...to, steps: steps + 1 })
		.where(and(eq(runs.id, id), eq(runs.steps, steps), eq(runs.state, "running")));
}

/** Opens or reopens a finding. */
export function upsertFinding(db: Database, found: ScanFinding, { runId, now }: { runId: string; now: Date }): Write {
	return db
		.insert(findings)
		.values({ ...found, id: newId(), runId, state: "open", foundAt: now })
		.onConflictDoUpdate({
			target: [findings.kind, findings.subject],
			set: {
				runId,
				state: "open",
				resolvedAt: null,
				// A reopened finding counts as new.
				foundAt: sql`case when ${findings.state} = 'resolved' then ${now.getTime()} else ${findings.foundAt} end`,
				repairedAt: sql`case when ${findings.state} = 'resolved' then null else ${findings.repairedAt} end`,
			},
		});
}

/** Resolves what a run no longer found. */
export function resolveMissing(
	db: Database,
	{ kinds, runId, before, now }: { kinds: readonly FindingKind[]; runId: string; before: Date; now: Date },
): Write {
	return db
		.update(findings)
		.set({ state: "resolved", resolvedAt: now })
		.where(
			and(
				inArray(findings.kind, [...kinds]),
				ne(findings.runId, runId),
				ne(findings.state, "resolved"),
				// Repaired too recently to have been checked.
				or(isNull(findings.repairedAt), lte(findings.repairedAt, before)),
			),
		);
}

/** The first repair after an instant that is not yet checked; at most one row. */
export function findRepairing(db: Database, after: Date) {
	return db
		.select({ repairedAt: findings.repairedAt })
		.from(findings)
		.where(and(eq(findings.state, "repairing"), gt(findings.repairedAt, after)))
		.orderBy(findings.repairedAt)
		.limit(1);
}

export function findFinding(db: Database, id: string) {
	return db.select().from(findings).where(eq(findings.id, id));
}

/** Changes no row when someone else has started the repair. */
export function markRepairing(db: Database, { id, now }: { id: string; now: Date }): Write {
	return db
		.update(findings)
		.set({ state: "repairing", repairedAt: now })
		.where(and(eq(findings.id, id), eq(findings.state, "open"), isNull(findings.resolvedAt)));
}
