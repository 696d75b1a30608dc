import { consumeRateLimit, LIMITS } from "#app/shared/request/rate-limit.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { mailWithinLimits } from "../mails/mail-limits.server";

type Input = {
	email: string;
	language: Language;
	origin: string;
	/** Where somebody wanted to go and what to begin, for the link (`wantedQuery`). */
	wanted?: string;
	clientIp: string;
	now: Date;
	rateLimitScale: number;
};
type Outcome =
	/** `jobId`: a mail may be on its way; to be nudged whether the address is known or not. */
	{ ok: true; jobId?: string } | { ok: false; retryAfterSeconds: number };

/**
 * Takes a request for a new password. The answer is the same for known and unknown
 * addresses, and just as fast: both write a job, and who the address belongs to is
 * looked at when it is done. While a link is alive no other is sent.
 */
export async function requestPasswordReset(db: Database, input: Input): Promise<Outcome> {
	const { email, language, origin, wanted, clientIp, now, rateLimitScale: scale } = input;
	const verdict = await consumeRateLimit(db, { limit: LIMITS.resetPerAddress, who: clientIp, now, scale });
	if (!verdict.allowed) return { ok: false, retryAfterSeconds: verdict.retryAfterSeconds };
	return {
		ok: true,
		jobId: await mailWithinLimits(db, { mail: "resetPassword", email, language, origin, wanted }, { now, scale }),
	};
}
