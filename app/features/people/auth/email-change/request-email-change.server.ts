import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { countTry, LIMITS, requireWithin } from "#app/shared/request/rate-limit.server.ts";
import { createSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { deleteTokensOfUser } from "../one-time-tokens.repository.server";
import { deleteEmailChange, putEmailChange } from "./email-changes.repository.server";

type EmailChangeContext = { userId: number; requestId: string; now: Date };
type Input = EmailChangeContext & {
	email: string;
	isConfirmed: boolean;
	newEmail: string;
	origin: string;
	rateLimitScale: number;
};
type Outcome = { ok: true; jobIds: string[] } | { ok: false; reason: "same" | "tooMany" };

/** How long both addresses have for their answers, in milliseconds. */
export const CHANGE_LIFETIME_MS = DAY_MS;
export const CHANGE_PURPOSES = ["agreeEmail", "confirmEmail"] as const;

/**
 * Requests an email change: the old address gets a link to agree, the new one a link to confirm. Replaces earlier
 * requests and their links. Limited to three an hour. A never confirmed old address may be a stranger's, so it gets
 * no mail and the signed-in user agrees instead (record 25). The answer does not reveal whether the new address is
 * taken; its owner gets a mail.
 */
export async function requestEmailChange(db: Database, input: Input): Promise<Outcome> {
	const { userId, email, isConfirmed, newEmail, origin, requestId, now, rateLimitScale: scale } = input;
	if (newEmail === email) return { ok: false, reason: "same" };
	const [changeKey, agree, confirm] = [createSecret(), newJobId(), newJobId()];
	const change = { userId, key: changeKey, newEmail, expiresAt: new Date(now.getTime() + CHANGE_LIFETIME_MS) };
	const letter = { userId, changeKey, origin };
	const attempt = { limit: LIMITS.mailsPerAccount, who: `changeEmail:${userId}`, now };
	try {
		await db.batch([
			countTry(db, attempt),
			requireWithin(db, { ...attempt, scale }),
			deleteTokensOfUser(db, { userId, purposes: CHANGE_PURPOSES, except: "" }),
			putEmailChange(db, { ...change, agreedAt: isConfirmed ? null : now }),
			...(isConfirmed ? [enqueueMail(db, "agreeEmail", letter, { id: agree, dueAt: now })] : []),
			enqueueMail(db, "confirmEmail", letter, { id: confirm, dueAt: now }),
			audit(db, { by: userId, deed: "auth.askEmailChange", subject: { kind: "user", id: userId }, requestId, now }),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "tooMany" };
		throw error;
	}
	return { ok: true, jobIds: isConfirmed ? [agree, confirm] : [confirm] };
}

export async function cancelEmailChange(db: Database, { userId, requestId, now }: EmailChangeContext): Promise<void> {
	await db.batch([
		deleteEmailChange(db, userId),
		deleteTokensOfUser(db, { userId, purposes: CHANGE_PURPOSES, except: "" }),
		audit(db, { by: userId, deed: "auth.cancelEmailChange", subject: { kind: "user", id: userId }, requestId, now }),
	]);
}
