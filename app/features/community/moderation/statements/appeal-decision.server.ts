import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { AppealOutcome } from "#db/schema/community/moderation-kinds.ts";
import { judgeReports } from "../desk/cases.repository.server.ts";
import type { Reportables } from "../reportable.ts";
import { bringBack } from "../standing/bring-back.server.ts";
import { listOtherHiders } from "../standing/hiders.repository.server.ts";
import { decideAppealRow, findDecision, insertAppeal, liftDecision } from "./decisions.repository.server";
import { liftSanction } from "./lift-sanction.server";

type AppealInput = {
	decisionId: string;
	caseId: number;
	memberId: number | null;
	body: string;
	requestId: string;
	now: Date;
};
type AppealOutcomeOf = { ok: true } | { ok: false; reason: "appealedAlready" | "appealTooLate" };

/** Takes the one appeal of a member against a decision that stands. */
export async function appealDecision(db: Database, input: AppealInput): Promise<AppealOutcomeOf> {
	const { decisionId, caseId, memberId, body, requestId, now } = input;
	try {
		await runTogether(db, [
			insertAppeal(db, { decisionId, body, now }),
			requireChange(db),
			audit(db, {
				by: memberId,
				deed: "moderation.appeal",
				subject: { kind: "moderationCase", id: caseId },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isDuplicate(error, "moderation_appeals")) return { ok: false, reason: "appealedAlready" };
		if (isConflict(error)) return { ok: false, reason: "appealTooLate" };
		throw error;
	}
}

type DecideInput = {
	reportables: Reportables;
	caseId: number;
	decisionId: string;
	actorId: number;
	outcome: AppealOutcome;
	reasons: string;
	origin: string;
	requestId: string;
	now: Date;
};
export type AppealRefusal = "notFound" | "appealDecided" | "ownAppeal" | "needsPeople" | "changedMeanwhile";
type DecideOutcome = { ok: true; jobId: string } | { ok: false; reason: AppealRefusal };

/**
 * Decides an appeal, by a moderator who did not make the first decision. Lifting shows the thing again, unless another
 * case or decision hides it, and ends the sanction; the member reads the reasons in both cases.
 */
export async function decideAppeal(db: Database, input: DecideInput): Promise<DecideOutcome> {
	const { reportables, caseId, decisionId, actorId, outcome, reasons, origin, requestId, now } = input;
	const {
		found: [decision],
		others,
	} = await inBatch(db, { found: findDecision(db, decisionId), others: listOtherHiders(db, caseId) });
	const kind = decision && reportables.get(decision.subjectKind);
	if (decision?.caseId !== caseId || !kind || !decision.appealedAt) return { ok: false, reason: "notFound" };
	if (decision.appealOutcome) return { ok: false, reason: "appealDecided" };
	if (decision.moderatorId === actorId || decision.memberId === actorId) return { ok: false, reason: "ownAppeal" };

	const isLifted = outcome === "lifted";
	const jobId = newJobId();
	const lifting = () => [
		liftDecision(db, { id: decisionId, why: "appeal", now }),
		requireChange(db),
		...bringBack(db, { kind, subjectId: decision.subjectId, caseId, others, lifted: decision.outcome, now }),
		...liftSanction(db, { decision, actorId, requestId, now }),
		judgeReports(db, caseId, "wrong"),
	];
	try {
		await runTogether(db, [
			decideAppealRow(db, { decisionId, actorId, outcome, reasons, now }),
			requireChange(db),
			...(isLifted ? lifting() : []),
			audit(db, {
				by: actorId,
				deed: isLifted ? "moderation.lift" : "moderation.uphold",
				subject: { kind: "moderationCase", id: caseId },
				before: { outcome: decision.outcome, sanction: decision.sanction },
				requestId,
				now,
			}),
			...(decision.memberId === null
				? []
				: [
						enqueueMail(
							db,
							"appealDecided",
							{ userId: decision.memberId, decisionId, origin },
							{ id: jobId, dueAt: now },
						),
					]),
		]);
		return { ok: true, jobId };
	} catch (error) {
		if (!isConflict(error)) throw error;
		const after = await inBatch(db, { found: findDecision(db, decisionId), others: listOtherHiders(db, caseId) });
		if (firstRow(after.found)?.appealOutcome) return { ok: false, reason: "appealDecided" };
		if (after.others.length !== others.length) return { ok: false, reason: "changedMeanwhile" };
		return { ok: false, reason: isLifted && decision.sanction === "suspended" ? "needsPeople" : "ownAppeal" };
	}
}
