import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { oneTimeTokens } from "../../../db/schema/schema";
import { DEFAULT_LANGUAGE, isLanguage } from "../../shared/languages";
import { enqueueMail } from "../../shared/mail.server";
import { consumeRateLimit, LIMITS, resetLimit } from "../../shared/rate-limit.server";
import { hashSecret } from "../../shared/secrets.server";
import { verifyPassword } from "./password/password.server";
import { type StartedSession, startSession } from "./session/start-session.server";
import { toUser, type User } from "./user-shape";
import { findAccountByEmail, insertAuditEntry, insertOneTimeToken } from "./users.repository.server";

export type Caller = { clientIp: string; userAgent: string | null; country: string | null; requestId: string };
type Input = { email: string; password: string; code?: string; caller: Caller; now: Date; rateLimitScale: number };
type Outcome =
	| { ok: true; user: User; session: StartedSession }
	| { ok: false; reason: "wrong" }
	| { ok: false; reason: "codeNeeded"; mailId?: string }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

const CODE_LIFETIME = 20 * 60_000;

/**
 * Signs somebody in and starts a session.
 *
 * An unknown e-mail, a wrong password and an account without one get the same
 * answer after the same work. After five failures an account also asks for a code
 * sent to its address: a challenge, never a lock-out, and asked for unknown
 * addresses as well. Source: SECURITY, "Limits" and "Login, reset".
 */
export async function signIn(
	db: Database,
	{ email, password, code, caller, now, rateLimitScale }: Input,
): Promise<Outcome> {
	const perAddress = await consumeRateLimit(db, {
		limit: LIMITS.loginPerAddress,
		who: caller.clientIp,
		now,
		scale: rateLimitScale,
	});
	if (!perAddress.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: perAddress.retryAfterSeconds };

	// Counted before the password is looked at, so that parallel guesses cannot slip through together.
	const failures = await consumeRateLimit(db, {
		limit: LIMITS.loginFailuresPerAccount,
		who: email,
		now,
		scale: rateLimitScale,
	});
	const [account] = await findAccountByEmail(db, email);
	const fits = await verifyPassword(password, account?.passwordHash ?? null);

	if (!failures.allowed && !(account && code && (await redeemCode(db, account.user.id, code, now)))) {
		const mailId = account && !code ? await sendCode(db, account.user, now) : undefined;
		return { ok: false, reason: "codeNeeded", mailId };
	}
	if (!account || !fits) return { ok: false, reason: "wrong" };

	const { write, session } = await startSession(db, {
		userId: account.user.id,
		role: account.user.role,
		now,
		...caller,
	});
	await db.batch([
		write,
		resetLimit(db, LIMITS.loginFailuresPerAccount, email),
		insertAuditEntry(db, {
			actorId: account.user.id,
			action: "auth.signIn",
			subject: `user:${account.user.id}`,
			requestId: caller.requestId,
			at: now,
		}),
	]);
	return { ok: true, user: toUser(account.user), session };
}

const codeHash = (userId: number, code: string) => hashSecret(`${userId}:${code}`);

async function sendCode(db: Database, user: { id: number; email: string; name: string; language: string }, now: Date) {
	const code = String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
		.padStart(10, "0")
		.slice(-6);
	const language = isLanguage(user.language) ? user.language : DEFAULT_LANGUAGE;
	const mail = enqueueMail(db, {
		to: user.email,
		language,
		kind: "confirmLogin",
		values: { name: user.name, code },
		now,
	});
	await db.batch([
		db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.purpose, "confirmLogin"))),
		insertOneTimeToken(db, {
			tokenHash: await codeHash(user.id, code),
			userId: user.id,
			purpose: "confirmLogin",
			expiresAt: new Date(now.getTime() + CODE_LIFETIME),
		}),
		mail.write,
	]);
	return mail.id;
}

/** True once for a code that was sent and has not expired. */
async function redeemCode(db: Database, userId: number, code: string, now: Date): Promise<boolean> {
	const used = await db
		.update(oneTimeTokens)
		.set({ usedAt: now })
		.where(
			and(
				eq(oneTimeTokens.tokenHash, await codeHash(userId, code.trim())),
				eq(oneTimeTokens.purpose, "confirmLogin"),
				isNull(oneTimeTokens.usedAt),
				gt(oneTimeTokens.expiresAt, now),
			),
		)
		.returning({ userId: oneTimeTokens.userId });
	return used.length > 0;
}
