import { audit } from "#app/features/operations/audit/face.server.ts";
import { SECOND_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { HOLD_REASONS } from "#db/schema/community/moderation-kinds.ts";
import { UNDO_SECONDS } from "../limits.ts";
import type { ReportableKind, Reportables } from "../reportable.ts";
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
	const [decision] = await findDecision(db, input.decisionId);
	if (decision?.caseId !== input.id || decision.moderatorId !== input.actorId) return { ok: false, reason: "notFound" };
	// The press may take a moment to arrive; mails wait longer still.
	const latest = decision.decidedAt.getTime() + (UNDO_SECONDS + 3) * SECOND_MS;
	if (input.now.getTime() > latest) return { ok: false, reason: "tooLateToUndo" };
	return reopen(db, input, { decision, why: "undone" });
}

/** Opens a decided case again at any time; what the decision did is undone until it is decided anew. */
export async function reopenDecision(db: Database, input: Input): Promise<Outcome> {
	const [decision] = await findDecision(db, input.decisionId);
	if (decision?.caseId !== input.id) return { ok: false, reason: "notFound" };
	return reopen(db, input, { decision, why: "reopened" });
}

type Target = { decision: FoundDecision; why: "undone" | "reopened" };

async function reopen(db: Database, input: Input, { decision, why }: Target): Promise<Outcome> {
	const { reportables, id, actorId, requestId, now } = input;
	const kind = reportables.get(decision.subjectKind);
	if (!kind) return { ok: false, reason: "notFound" };
	try {
		await runTogether(db, [
			reopenCase(db, { id, actorId, round: decision.round, now }),
			requireChange(db),
			...(decision.liftedAt ? [] : [liftDecision(db, { id: decision.id, why, now }), requireChange(db)]),
			judgeReports(db, id, null),
			...asBefore(db, kind, { decision, now }),
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

/** The thing as it was before the decision: shown, hidden by reports, or held by its room. */
function asBefore(db: Database, kind: ReportableKind, { decision, now }: { decision: FoundDecision; now: Date }) {
	const { subjectId: id, hiddenAt, hiddenBy } = decision;
	if (!hiddenAt) return kind.show(db, { id, now });
	const wasHeld = HOLD_REASONS.some((reason) => reason === hiddenBy);
	return (wasHeld ? kind.hold?.(db, { id, now }) : undefined) ?? kind.hide(db, { id, mayEdit: false, now });
}
