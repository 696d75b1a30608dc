import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { type CaseRefusal, refusalIn } from "../desk/case-refusal.server.ts";
import { findCase } from "../desk/cases.repository.server.ts";
import { PASSED_HOURS } from "../limits.ts";
import { handCase, listRecipients } from "./passing.repository.server";

type Input = {
	id: number;
	actorId: number;
	/** The round of the case that the moderator saw. */
	round: number;
	recipientId: number;
	/** Empty without one. */
	note: string;
	origin: string;
	requestId: string;
	now: Date;
};
/** `recipientUnfit`: whatever the reason is, it is not told. */
export type PassRefusal = CaseRefusal | "recipientUnfit";
type Outcome = { ok: true; jobId: string } | { ok: false; reason: PassRefusal };

/**
 * Hands an open case to another moderator, who gets a notification and holds it for a day. Of two passes at once, or a
 * pass and a decision at once, one has an effect.
 */
export async function passCase(db: Database, input: Input): Promise<Outcome> {
	const { id, actorId, round, recipientId, note, origin, requestId, now } = input;
	const until = new Date(now.getTime() + PASSED_HOURS * HOUR_MS);
	const jobId = newJobId();
	try {
		await runTogether(db, [
			handCase(db, { id, actorId, round, recipientId, note: note || null, until, now }),
			requireChange(db),
			audit(db, {
				by: actorId,
				deed: "moderation.pass",
				subject: { kind: "moderationCase", id },
				after: { recipientId },
				requestId,
				now,
			}),
			enqueueMail(db, "casePassed", { userId: recipientId, caseId: id, origin }, { id: jobId, dueAt: now }),
		]);
		return { ok: true, jobId };
	} catch (error) {
		if (!isConflict(error)) throw error;
		return { ok: false, reason: await refusalOfPass(db, input) };
	}
}

/** Reads why the batch has found nothing to change. */
async function refusalOfPass(db: Database, { id, actorId, round, recipientId, now }: Input): Promise<PassRefusal> {
	const {
		cases: [found],
		recipients,
	} = await inBatch(db, {
		cases: findCase(db, id, { userId: actorId }),
		recipients: listRecipients(db, { id, actorId, now }),
	});
	const reason = refusalIn(found, { actorId, now });
	const isAsSeen = found?.status === "open" && found.round === round;
	const isUnfit = !recipients.some((one) => one.id === recipientId);
	return reason === "decidedMeanwhile" && isAsSeen && isUnfit ? "recipientUnfit" : reason;
}
