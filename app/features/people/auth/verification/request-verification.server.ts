import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { enqueueMailWithinLimits } from "../mails/mail-limits.server";

type Input = {
	user: { email: string; emailVerifiedAt: Date | null };
	language: Language;
	origin: string;
	now: Date;
	rateLimitScale: number;
};
type Outcome = { ok: true; jobId: string } | { ok: false; reason: "confirmed" | "tooMany" };

/** Resends the confirmation link, at most three times an hour. Earlier links stay valid. */
export async function requestVerification(db: Database, input: Input): Promise<Outcome> {
	const { user, language, origin, now, rateLimitScale: scale } = input;
	if (user.emailVerifiedAt) return { ok: false, reason: "confirmed" };
	const letter = { mail: "verifyEmail", email: user.email, language, origin } as const;
	const jobId = await enqueueMailWithinLimits(db, letter, { now, scale });
	return jobId ? { ok: true, jobId } : { ok: false, reason: "tooMany" };
}
