import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import type { FindingKind } from "#db/schema/money/reconciliation.ts";
import { reconciliationFindings as findings, reconciliationRuns as runs } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Found } from "./scan";

export type Run = typeof runs.$inferSelect;
export type Finding = typeof findings.$inferSelect;

/** One that runs already stops the batch (`isDuplicate(error, "reconciliation_runs.state")`). */
export function insertRun(db: Database, { id, now }: { id: string; now: Date }): Write {
	return db.insert(runs).values({ id, state: "running", startedAt: now, changedAt: now });
}

/** A run that nobody has worked at since stands in nobody's way. */
export function stopStuckRuns(db: Database, { before, now }: { before: Date; now: Date }): Write {
	return db
		.update(runs)
		.set({ state: "stopped", finishedAt: now })
		.where(and(eq(runs.state, "running"), lte(runs.changedAt, before)));
}

export function findRun(db: Database, id: string) {
	return db.select().from(runs).where(eq(runs.id, id));
}

/** The latest run, as a list of none or one. */
export function findLastRun(db: Database) {
	return db.select().from(runs).orderBy(desc(runs.startedAt)).limit(1);
}

/** How far a run has come; hits no row when that step has been taken before. */
export function moveRun(db: Database, { id, steps }: Pick<Run, "id" | "steps">, to: Partial<Run>): Write {
	return db
		.update(runs)
		.set({ ...to, steps: steps + 1 })
		.where(and(eq(runs.id, id), eq(runs.steps, steps), eq(runs.state, "running")));
}

/** A disagreement is open, new or anew. */
export function keepFinding(db: Database, found: Found, { runId, now }: { runId: string; now: Date }): Write {
	return db
		.insert(findings)
		.values({ ...found, id: newId(), runId, state: "open", foundAt: now })
		.onConflictDoUpdate({
			target: [findings.kind, findings.subject],
			set: {
				runId,
				state: "open",
				resolvedAt: null,
				// One that comes back is new.
				foundAt: sql`case when ${findings.state} = 'resolved' then ${now.getTime()} else ${findings.foundAt} end`,
				repairedAt: sql`case when ${findings.state} = 'resolved' then null else ${findings.repairedAt} end`,
			},
		});
}

/** What a run has not found any more is resolved. */
export function resolveGone(
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
				// What was repaired just now was not looked at.
				or(isNull(findings.repairedAt), lte(findings.repairedAt, before)),
			),
		);
}

/** The first repair that was asked for after a moment and of which nothing is known yet, as a list of none or one. */
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

/** Somebody has asked for its repair; hits no row when somebody else has. */
export function markRepairing(db: Database, { id, now }: { id: string; now: Date }): Write {
	return db
		.update(findings)
		.set({ state: "repairing", repairedAt: now })
		.where(and(eq(findings.id, id), eq(findings.state, "open"), isNull(findings.resolvedAt)));
}
