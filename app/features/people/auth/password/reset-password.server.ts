import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { countTry, LIMITS, resetLimit, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { allowNextMail } from "../mails/mail-limits.server";
import { enqueueNotice } from "../notices/enqueue-notice.server";
import { findLiveToken, spendToken } from "../one-time-tokens.repository.server";
import { endAccountAccess } from "../session/end-account-access.server";
import { setCredential } from "../users.repository.server";
import { hashPassword } from "./password.server";

type Input = {
	token: string;
	password: string;
	clientIp: string;
	origin: string;
	requestId: string;
	now: Date;
	rateLimitScale: number;
	/** What has to happen with it or not at all. */
	alongside?: (userId: number) => readonly Write[];
};
type Outcome =
	| { ok: true; jobId: string }
	| { ok: false; reason: "linkInvalid" }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * Gives an account a new password by the link of a mail: once, within twenty
 * minutes, and every session of the account ends, with all that was open to get into it. The password is hashed only for a
 * link that holds. Link and change go through in one batch, so of parallel tries one
 * wins, and a batch that fails leaves the link as it was.
 */
export async function resetPassword(db: Database, input: Input): Promise<Outcome> {
	const { token, password, clientIp, origin, requestId, now, rateLimitScale: scale } = input;
	const link = { tokenHash: await hashSecret(token), purpose: "resetPassword", now } as const;
	const attempt = { limit: LIMITS.linksPerAddress, who: clientIp, now };
	const [tries, [found]] = await db.batch([countTry(db, attempt), findLiveToken(db, link)]);
	const verdict = verdictOf(tries, { ...attempt, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };
	if (!found) return { ok: false, reason: "linkInvalid" };

	const { userId, email } = found;
	const passwordHash = await hashPassword(password);
	const jobId = newJobId();
	try {
		await db.batch([
			spendToken(db, link),
			requireChange(db),
			setCredential(db, { userId, passwordHash, changedAt: now }),
			...endAccountAccess(db, userId, { exceptToken: link.tokenHash, endsNotices: true }),
			resetLimit(db, LIMITS.loginFailuresPerAccount, email),
			allowNextMail(db, { mail: "resetPassword", email }),
			enqueueNotice(db, { notice: "passwordReset", userId, origin }, { id: jobId, now }),
			audit(db, { by: userId, deed: "auth.resetPassword", subject: { kind: "user", id: userId }, requestId, now }),
			...(input.alongside?.(userId) ?? []),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "linkInvalid" };
		throw error;
	}
	return { ok: true, jobId };
}
