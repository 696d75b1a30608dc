import { consumeRateLimit, LIMITS } from "#app/shared/request/rate-limit.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { enqueueMailWithinLimits } from "../mails/mail-limits.server";

type Input = {
	email: string;
	language: Language;
	origin: string;
	wanted?: string;
	clientIp: string;
	now: Date;
	rateLimitScale: number;
};
type Outcome =
	/** `jobId`: nudge it whether or not the address is known. */
	{ ok: true; jobId?: string } | { ok: false; retryAfterSeconds: number };

/**
 * Requests a reset link. Same answer and same speed for known and unknown addresses: both write a job, and the job
 * looks up the account. Sends no second link while one is valid.
 */
export async function requestPasswordReset(db: Database, input: Input): Promise<Outcome> {
	const { email, language, origin, wanted, clientIp, now, rateLimitScale: scale } = input;
	const verdict = await consumeRateLimit(db, { limit: LIMITS.resetPerAddress, who: clientIp, now, scale });
	if (!verdict.allowed) return { ok: false, retryAfterSeconds: verdict.retryAfterSeconds };
	return {
		ok: true,
		jobId: await enqueueMailWithinLimits(
			db,
			{ mail: "resetPassword", email, language, origin, wanted },
			{ now, scale },
		),
	};
}
