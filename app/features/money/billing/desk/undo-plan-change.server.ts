import { findDeed, listDeedsOfSubject } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { type ActorContext, changePlan } from "./change-plan.server";
import { readPlanChange } from "./plan-change";

type UndoRequest = { planId: number; changeId: string };
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/**
 * Undoes the latest change of a plan by another change, which can be undone in turn. Older ones are refused, since
 * later changes would be lost unseen. Prices are dated rows (record 79).
 */
export async function undoPlanChange(
	db: Database,
	{ planId, changeId }: UndoRequest,
	by: ActorContext,
): Promise<Outcome> {
	const [deed] = await findDeed(db, { entryId: changeId, subjectKind: "plan" });
	const change = deed?.subjectId === String(planId) ? readPlanChange(deed) : null;
	if (!change) return { ok: false, reason: "notFound" };
	const { version: _, words, ...before } = change.before;
	const wanted = Object.fromEntries(words.map(({ language, ...said }) => [language, said]));
	const outcome = await changePlan(db, { planId, ...before, words: wanted, version: change.version }, by, "plans.undo");
	if (outcome.ok || outcome.reason !== "nameless") return outcome;
	return { ok: false, reason: "notFound" };
}

/** The change that made the current version; null when it is not on record. */
export async function findLatestPlanChange(
	db: Database,
	{ planId, version, now }: { planId: number; version: number; now: Date },
): Promise<{ id: string } | null> {
	const deeds = await listDeedsOfSubject(db, { kind: "plan", id: planId }, { now, limit: ENTRIES_SEARCHED });
	const latest = deeds.find((deed) => readPlanChange(deed)?.version === version);
	return latest ? { id: latest.id } : null;
}

/** More than one, because price changes are audited under the plan too. */
const ENTRIES_SEARCHED = 30;
