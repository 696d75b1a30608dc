import { audit } from "#app/features/operations/audit/face.server.ts";
import { countTry, LIMITS, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { deleteEmailChange } from "../email-change/email-changes.repository.server";
import { CHANGE_PURPOSES } from "../email-change/request-email-change.server";
import { deleteTokensOfUser, findLiveToken, spendToken } from "../one-time-tokens.repository.server";
import { markEmailVerified } from "../users.repository.server";

type Input = { token: string; clientIp: string; requestId: string; now: Date; rateLimitScale: number };
type Outcome =
	| { ok: true }
	| { ok: false; reason: "linkInvalid" }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/** Confirms an address by the link of a mail: once, within seven days. Link, address and a change that waits end in one batch. */
export async function verifyEmail(db: Database, input: Input): Promise<Outcome> {
	const { token, clientIp, requestId, now, rateLimitScale: scale } = input;
	const link = { tokenHash: await hashSecret(token), purpose: "verifyEmail", now } as const;
	const attempt = { limit: LIMITS.linksPerAddress, who: clientIp, now };
	const [tries, [found]] = await db.batch([countTry(db, attempt), findLiveToken(db, link)]);
	const verdict = verdictOf(tries, { ...attempt, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };
	if (!found) return { ok: false, reason: "linkInvalid" };

	const { userId } = found;
	try {
		await db.batch([
			spendToken(db, link),
			requireChange(db),
			markEmailVerified(db, userId, now),
			// What was asked for while nobody had confirmed the address went without its yes.
			deleteEmailChange(db, userId),
			deleteTokensOfUser(db, { userId, purposes: CHANGE_PURPOSES, except: "" }),
			audit(db, {
				by: userId,
				deed: "auth.verifyEmail",
				subject: { kind: "user", id: userId },
				after: { emailVerifiedAt: now.toISOString() },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "linkInvalid" };
		throw error;
	}
	return { ok: true };
}
