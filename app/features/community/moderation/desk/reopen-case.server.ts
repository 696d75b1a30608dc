import { audit } from "#app/features/operations/audit/face.server.ts";
import { SECOND_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { UNDO_SECONDS } from "../limits.ts";
import type { Reportables } from "../reportable.ts";
import { bringBack } from "../standing/bring-back.server.ts";
import { type Hider, listOtherHiders } from "../standing/hiders.repository.server.ts";
import { type FoundDecision, findDecision, liftDecision } from "../statements/decisions.repository.server.ts";
import { liftSanction } from "../statements/lift-sanction.server.ts";
import { judgeReports, reopenCase } from "./cases.repository.server";

type Input = {
	reportables: Reportables;
	id: number;
	decisionId: string;
	actorId: number;
	requestId: string;
	now: Date;
};
export type ReopenRefusal = "notFound" | "tooLateToUndo" | "openAgain" | "changedMeanwhile";
type Outcome = { ok: true } | { ok: false; reason: ReopenRefusal };

/** Takes a decision back within seconds of it, by whoever made it. Mails about it have not left. */
export async function undoDecision(db: Database, input: Input): Promise<Outcome> {
	const { decision, others } = await read(db, input);
	if (decision?.caseId !== input.id || decision.moderatorId !== input.actorId) return { ok: false, reason: "notFound" };
	// The press may take a moment to arrive; mails wait longer still.
	const latest = decision.decidedAt.getTime() + (UNDO_SECONDS + 3) * SECOND_MS;
	if (input.now.getTime() > latest) return { ok: false, reason: "tooLateToUndo" };
	return reopen(db, input, { decision, others, why: "undone" });
}

/** Opens a decided case again at any time; what the decision did is undone until it is decided anew. */
export async function reopenDecision(db: Database, input: Input): Promise<Outcome> {
	const { decision, others } = await read(db, input);
	if (decision?.caseId !== input.id) return { ok: false, reason: "notFound" };
	return reopen(db, input, { decision, others, why: "reopened" });
}

async function read(db: Database, { id, decisionId }: Input) {
	const { found, others } = await inBatch(db, { found: findDecision(db, decisionId), others: listOtherHiders(db, id) });
	return { decision: firstRow(found), others };
}

type Target = { decision: FoundDecision; others: readonly Hider[]; why: "undone" | "reopened" };

async function reopen(db: Database, input: Input, { decision, others, why }: Target): Promise<Outcome> {
	const { reportables, id, actorId, requestId, now } = input;
	const { subjectKind, subjectId } = decision;
	const kind = reportables.get(subjectKind);
	if (!kind) return { ok: false, reason: "notFound" };
	try {
		await runTogether(db, [
			reopenCase(db, { id, actorId, round: decision.round, now }),
			requireChange(db),
			...(decision.liftedAt ? [] : [liftDecision(db, { id: decision.id, why, now }), requireChange(db)]),
			judgeReports(db, id, null),
			...bringBack(db, {
				kind,
				subjectId,
				caseId: id,
				others,
				own: ownHiding(decision),
				lifted: decision.liftedAt ? null : decision.outcome,
				now,
			}),
			...liftSanction(db, { decision, actorId, requestId, now }),
			audit(db, {
				by: actorId,
				deed: why === "undone" ? "moderation.undo" : "moderation.reopen",
				subject: { kind: "moderationCase", id },
				before: { outcome: decision.outcome, sanction: decision.sanction },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isDuplicate(error, "moderation_cases.subject_kind")) return { ok: false, reason: "openAgain" };
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

/** The case as it hides the thing from now on, where reports or its room had hidden it before the decision. */
function ownHiding({ hiddenAt, hiddenBy }: FoundDecision): Hider | undefined {
	return hiddenAt ? { status: "open", hiddenBy, outcome: null } : undefined;
}
