import { and, eq } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { oneTimeTokens } from "../../../../db/schema/schema";
import type { Language } from "../../../shared/languages";
import { enqueueMail } from "../../../shared/mail.server";
import { consumeRateLimit, LIMITS } from "../../../shared/rate-limit.server";
import { createSecret, hashSecret } from "../../../shared/secrets.server";
import { findAccountByEmail, insertOneTimeToken } from "../users.repository.server";

type Input = {
	email: string;
	language: Language;
	origin: string;
	clientIp: string;
	now: Date;
	rateLimitScale: number;
};
type Outcome = { ok: true; send: () => Promise<string | null> } | { ok: false; retryAfterSeconds: number };

const RESET_LIFETIME = 20 * 60_000;

/**
 * Takes a request for a new password. The answer is the same for known and
 * unknown addresses, and just as fast: looking the account up and writing the
 * mail is left to `send`, to be run after the response. It returns the mail's id.
 */
export async function requestPasswordReset(db: Database, input: Input): Promise<Outcome> {
	const { email, language, origin, clientIp, now, rateLimitScale } = input;
	const verdict = await consumeRateLimit(db, {
		limit: LIMITS.resetPerAddress,
		who: clientIp,
		now,
		scale: rateLimitScale,
	});
	if (!verdict.allowed) return { ok: false, retryAfterSeconds: verdict.retryAfterSeconds };

	const send = async () => {
		const [account] = await findAccountByEmail(db, email);
		if (!account) return null;
		const { id: userId, name } = account.user;
		const token = createSecret();
		const link = `${origin}/${language}/reset-password?token=${token}`;
		const mail = enqueueMail(db, { to: email, language, kind: "resetPassword", values: { name, link }, now });
		await db.batch([
			db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, "resetPassword"))),
			insertOneTimeToken(db, {
				tokenHash: await hashSecret(token),
				userId,
				purpose: "resetPassword",
				expiresAt: new Date(now.getTime() + RESET_LIFETIME),
			}),
			mail.write,
		]);
		return mail.id;
	};
	return { ok: true, send };
}
