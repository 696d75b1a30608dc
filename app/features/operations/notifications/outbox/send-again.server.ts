import { audit } from "#app/features/operations/audit/face.server.ts";
import { enqueue, findJob, newJobId, restartJob } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { NOTIFICATION_JOBS } from "../jobs.ts";
import type { MailDefinitions } from "../mail-kinds.ts";
import { openMail } from "../open-mail.ts";

type Input = { id: string; mails: MailDefinitions; actorId: number; requestId: string; now: Date };
type Outcome = { ok: true; jobId: string } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/**
 * Sends a message again and audits it, in one batch. A sent message is enqueued as a new job, with a new link or
 * code; a waiting or failed one becomes due at once. `jobId` is the job to nudge the queue with.
 */
export async function sendAgain(db: Database, { id, mails, actorId, requestId, now }: Input): Promise<Outcome> {
	const [job] = await findJob(db, id);
	const payload = NOTIFICATION_JOBS["mail.send"].safeParse(job?.payload);
	if (job?.kind !== "mail.send" || !payload.success) return { ok: false, reason: "notFound" };
	if ("wrong" in openMail(mails, payload.data)) return { ok: false, reason: "notFound" };

	const state = job.doneAt ? "sent" : job.deadAt ? "failed" : "waiting";
	const jobId = job.doneAt ? newJobId() : id;
	const entry = audit(db, {
		by: actorId,
		deed: "mail.sendAgain",
		subject: { kind: "mail", id },
		before: { state, attempts: job.attempts },
		after: { jobId },
		requestId,
		now,
	});
	try {
		if (job.doneAt) await db.batch([enqueue(db, "mail.send", payload.data, { id: jobId, dueAt: now }), entry]);
		else await db.batch([...restartJob(db, id, now), entry]);
		return { ok: true, jobId };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}
