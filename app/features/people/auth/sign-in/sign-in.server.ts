import { audit } from "#app/features/operations/audit/face.server.ts";
import { consumeRateLimit, countTry, LIMITS, resetLimit, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { hashCode } from "../mails/login-code.server";
import { allowNextMail, enqueueMailWithinLimits } from "../mails/mail-limits.server";
import { spendToken } from "../one-time-tokens.repository.server";
import { verifyPassword } from "../password/password.server";
import type { Caller } from "../session/caller.server";
import { deleteSession } from "../session/sessions.repository.server";
import { type StartedSession, startSession } from "../session/start-session.server";
import { isSuspended, type SuspensionEnd, suspensionEnd } from "../suspension";
import { toUser, type User } from "../user-shape";
import { findAccountByEmail } from "../users.repository.server";

type Input = {
	email: string;
	password: string;
	code?: string;
	origin: string;
	caller: Caller;
	now: Date;
	rateLimitScale: number;
};
type Outcome =
	/** `waits`: the second factor is still missing, and the session gives no access yet. */
	| { ok: true; user: User; session: StartedSession; sessionId: string; waits: boolean }
	| { ok: false; reason: "wrong" }
	/** Only after a correct password. Null means permanent. */
	| { ok: false; reason: "suspended"; until: SuspensionEnd }
	/** `jobId`: nudge it whether or not the address is known. */
	| { ok: false; reason: "codeNeeded"; jobId?: string }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * Signs in and starts a session; the browser's former one ends. An unknown e-mail, a wrong password and an account
 * without one get the same answer after the same work. After five failures a mailed code is also needed, for unknown
 * addresses as well; accounts are never locked.
 */
export async function signIn(db: Database, input: Input): Promise<Outcome> {
	const { email, password, code, caller, now, rateLimitScale: scale } = input;
	// Counted before the password check, so that parallel guesses cannot bypass the limit.
	const visit = { limit: LIMITS.loginPerAddress, who: caller.clientIp, now };
	const failure = { limit: LIMITS.loginFailuresPerAccount, who: email, now };
	const {
		visits,
		failures,
		account: [account],
	} = await inBatch(db, {
		visits: countTry(db, visit),
		failures: countTry(db, failure),
		account: findAccountByEmail(db, email),
	});
	const perAddress = verdictOf(visits, { ...visit, scale });
	if (!perAddress.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: perAddress.retryAfterSeconds };
	const fits = await verifyPassword(password, account?.passwordHash ?? null);
	const owner = account && fits ? account.user : null;

	if (verdictOf(failures, { ...failure, scale }).allowed) {
		if (!owner) return { ok: false, reason: "wrong" };
		if (isSuspended(owner, now)) return { ok: false, reason: "suspended", until: suspensionEnd(owner) };
		return { ok: true, user: toUser(owner), ...(await completeSignIn(db, owner, null, input)) };
	}
	if (!code) return { ok: false, reason: "codeNeeded", jobId: await sendCode(db, input) };

	// Wrong passwords count separately, so that they do not use up the owner's attempts.
	const who = owner ? email : `${email} without the password`;
	const guess = await consumeRateLimit(db, { limit: LIMITS.codeGuessesPerAccount, who, now, scale });
	if (!guess.allowed) return { ok: false, reason: "codeNeeded" };
	try {
		// Also runs for unknown accounts, so that a wrong password takes as long as a right one.
		const entered = await completeSignIn(db, owner ?? UNKNOWN_USER, code, input);
		// Checked last, when the owner is verified; the new session is ended before it gives access.
		if (owner && isSuspended(owner, now)) {
			await deleteSession(db, entered.sessionId);
			return { ok: false, reason: "suspended", until: suspensionEnd(owner) };
		}
		return owner ? { ok: true, user: toUser(owner), ...entered } : { ok: false, reason: "codeNeeded" };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "codeNeeded" };
		throw error;
	}
}

type StartedSignIn = { session: StartedSession; sessionId: string; waits: boolean };

const UNKNOWN_USER = { id: 0, role: "student" as const, secondFactorAt: null };

/** Uses up the code if needed, starts the session, ends the old one. Throws when the code is invalid. */
async function completeSignIn(
	db: Database,
	user: { id: number; role: User["role"]; secondFactorAt: Date | null },
	code: string | null,
	{ email, caller, now }: Input,
): Promise<StartedSignIn> {
	const waits = user.secondFactorAt !== null;
	const state = waits ? "waitsForFactor" : "active";
	const { write, ...started } = await startSession(db, { userId: user.id, role: user.role, now, state, ...caller });
	const entered = { ...started, waits };
	const writes = [
		write,
		...(caller.sessionId ? [deleteSession(db, caller.sessionId)] : []),
		resetLimit(db, LIMITS.loginFailuresPerAccount, email),
		audit(db, {
			by: user.id,
			// A separate audit entry, because a password without its second factor is no sign-in.
			deed: waits ? "auth.password" : "auth.signIn",
			subject: { kind: "user", id: user.id },
			requestId: caller.requestId,
			now,
		}),
	] as const;
	if (code === null) {
		await db.batch(writes);
		return entered;
	}
	const tokenHash = await hashCode(user.id, code);
	await db.batch([
		spendToken(db, { tokenHash, purpose: "confirmLogin", now }),
		requireChange(db),
		...writes,
		resetLimit(db, LIMITS.codeGuessesPerAccount, email),
		allowNextMail(db, { mail: "confirmLogin", email }),
	]);
	return entered;
}

/** Sends a code unless one is valid. Does the same work for unknown addresses, without a mail. */
function sendCode(db: Database, { email, origin, now, rateLimitScale: scale }: Input) {
	return enqueueMailWithinLimits(db, { mail: "confirmLogin", email, origin }, { now, scale });
}
