import { deleteExpiredSessions } from "../app/features/auth/session/sessions.repository.server.ts";
import { sweepErrors } from "../app/features/error-reporting/groups/sweep-errors.server.ts";
import { announceMail, listWaitingMail } from "../app/shared/mail.server.ts";
import { deleteExpiredLimits } from "../app/shared/rate-limit.server.ts";
import { parseEnvironment } from "./environment.ts";
import { connectForJobs } from "./resilient-database/job-database.ts";

const FIVE_MINUTES = 5 * 60_000;

/** Every five minutes: sweeps what has expired and hands waiting mail to the queue again. */
export async function runScheduled(event: ScheduledController, bindings: Record<string, unknown>): Promise<void> {
	const env = parseEnvironment(bindings);
	const db = connectForJobs(env.DB);
	const now = new Date(event.scheduledTime);
	await db.batch([deleteExpiredSessions(db, now), deleteExpiredLimits(db, now), ...sweepErrors(db, now)]);

	if (!env.EMAIL) return;
	const waiting = await listWaitingMail(db, { before: new Date(now.getTime() - FIVE_MINUTES), limit: 100 });
	for (const { id } of waiting) await announceMail(env.MAIL_QUEUE, id);
}
