import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { type CaseRefusal, refusalOf } from "../desk/case-refusal.server.ts";
import { requireImpartial } from "../desk/cases.repository.server.ts";
import { findDecision } from "../statements/decisions.repository.server.ts";
import { liftSanction } from "../statements/lift-sanction.server.ts";
import { runningSanction } from "./running-sanction";
import { noteSanctionEnd } from "./sanctions.repository.server";

type Input = { id: number; decisionId: string; actorId: number; requestId: string; now: Date };
export type EndRefusal = CaseRefusal | "noSanction" | "needsPeople";
type Outcome = { ok: true } | { ok: false; reason: EndRefusal };

/** Ends the silence or suspension of a decision before its time. What the decision says of the text stands. */
export async function endSanction(db: Database, input: Input): Promise<Outcome> {
	const { id, decisionId, actorId, requestId, now } = input;
	const [decision] = await findDecision(db, decisionId);
	if (decision?.caseId !== id) return { ok: false, reason: "notFound" };
	const sanction = runningSanction(decision, now);
	if (!sanction) return { ok: false, reason: "noSanction" };
	try {
		await runTogether(db, [
			noteSanctionEnd(db, decisionId, now),
			requireChange(db),
			requireImpartial(db, { id, actorId, now }),
			...liftSanction(db, { decision, actorId, requestId, now }),
			audit(db, {
				by: actorId,
				deed: "moderation.endSanction",
				subject: { kind: "moderationCase", id },
				before: { sanction },
				after: { sanction: null },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (!isConflict(error)) throw error;
		return { ok: false, reason: await refusalAfter(db, input, sanction) };
	}
}

async function refusalAfter(
	db: Database,
	{ id, decisionId, actorId, now }: Input,
	sanction: "silenced" | "suspended",
): Promise<EndRefusal> {
	const [after] = await findDecision(db, decisionId);
	if (!after || !runningSanction(after, now)) return "noSanction";
	const reason = await refusalOf(db, { id, actorId, now });
	return sanction === "suspended" && reason === "decidedMeanwhile" ? "needsPeople" : reason;
}
