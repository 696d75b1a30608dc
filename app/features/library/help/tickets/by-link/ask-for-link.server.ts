import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { consumeRateLimit, countTry, requireWithin } from "#app/shared/request/rate-limit.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { HELP_LIMITS } from "../../help-limits";
import { latestTicketOfGuest } from "../tickets.repository.server";

type Input = {
	email: string;
	language: Language;
	origin: string;
	clientIp: string;
	now: Date;
	rateLimitScale: number;
};
type Outcome =
	/** `jobId`: nudge it whether or not the address is known. */
	{ ok: true; jobId?: string } | { ok: false; retryAfterSeconds: number };

/**
 * Known and unknown addresses get the same answer in the same time: both write a job, which looks up the tickets. At
 * most three mails per address and hour; further requests are answered alike.
 */
export async function askForLink(db: Database, input: Input): Promise<Outcome> {
	const { email, language, origin, clientIp, now, rateLimitScale: scale } = input;
	const perCaller = { limit: HELP_LIMITS.newLinksPerAddress, who: clientIp, now, scale };
	const verdict = await consumeRateLimit(db, perCaller);
	if (!verdict.allowed) return { ok: false, retryAfterSeconds: verdict.retryAfterSeconds };

	const id = newJobId();
	const letter = { userId: null, ticketKey: latestTicketOfGuest(email), language, origin };
	const perMailbox = { limit: HELP_LIMITS.newLinksPerMailbox, who: email, now };
	try {
		await db.batch([
			countTry(db, perMailbox),
			requireWithin(db, { ...perMailbox, scale }),
			enqueueMail(db, "ticketLink", letter, { id, dueAt: now }),
		]);
		return { ok: true, jobId: id };
	} catch (error) {
		if (isConflict(error)) return { ok: true };
		throw error;
	}
}
