import { audit } from "#app/features/operations/audit/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { countTry, LIMITS, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import { createSecret, hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { findLiveToken, insertOneTimeToken, spendToken } from "../one-time-tokens.repository.server";
import { endAccountAccess } from "../session/end-account-access.server";

type Input = {
	token: string;
	clientIp: string;
	requestId: string;
	now: Date;
	rateLimitScale: number;
	/** Writes of other rooms that take back what a stranger may have done: all or none. */
	alongside?: (userId: number) => readonly Write[];
};
type Outcome =
	/** `resetToken` opens `/reset-password`. */
	| { ok: true; resetToken: string }
	| { ok: false; reason: "linkInvalid" }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/** How long the new password may take, in milliseconds. */
const RESET_WITHIN = 20 * MINUTE_MS;

/**
 * "This was not me", by the link of a notice: once, within three days, every session of the account ends, every other
 * link to it dies, a change of address that was asked for is forgotten, and a new password can be set at once. One batch: of parallel tries one wins.
 */
export async function secureAccount(db: Database, input: Input): Promise<Outcome> {
	const { token, clientIp, requestId, now, rateLimitScale: scale, alongside } = input;
	const link = { tokenHash: await hashSecret(token), purpose: "secureAccount", now } as const;
	const attempt = { limit: LIMITS.linksPerAddress, who: clientIp, now };
	const [tries, [found]] = await db.batch([countTry(db, attempt), findLiveToken(db, link)]);
	const verdict = verdictOf(tries, { ...attempt, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };
	if (!found) return { ok: false, reason: "linkInvalid" };

	const { userId } = found;
	const resetToken = createSecret();
	const tokenHash = await hashSecret(resetToken);
	try {
		await db.batch([
			spendToken(db, link),
			requireChange(db),
			...endAccountAccess(db, userId, { exceptToken: link.tokenHash, endsNotices: true }),
			insertOneTimeToken(db, {
				tokenHash,
				userId,
				purpose: "resetPassword",
				expiresAt: new Date(now.getTime() + RESET_WITHIN),
			}),
			...(alongside?.(userId) ?? []),
			audit(db, { by: userId, deed: "auth.secureAccount", subject: { kind: "user", id: userId }, requestId, now }),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "linkInvalid" };
		throw error;
	}
	return { ok: true, resetToken };
}
