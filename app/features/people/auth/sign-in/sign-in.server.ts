import { audit } from "#app/features/operations/audit/face.server.ts";
import { consumeRateLimit, countTry, LIMITS, resetLimit, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { hashCode } from "../mails/login-code.server";
import { allowNextMail, mailWithinLimits } from "../mails/mail-limits.server";
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
	/** `waits`: the account has a second factor, and until it has come the session opens nothing. */
	| { ok: true; user: User; session: StartedSession; sessionId: string; waits: boolean }
	| { ok: false; reason: "wrong" }
	/** Told only to who knows the password. Null: for good. */
	| { ok: false; reason: "suspended"; until: SuspensionEnd }
	/** `jobId`: a mail may be on its way; to be nudged whether the address is known or not. */
	| { ok: false; reason: "codeNeeded"; jobId?: string }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * Signs somebody in and starts a session; the one that the browser had ends.
 *
 * An unknown e-mail, a wrong password and an account without one get the same
 * answer after the same work. After five failures an account also asks for a code
 * sent to its address: a challenge, never a lock-out, and asked for unknown
 * addresses as well.
 */
export async function signIn(db: Database, input: Input): Promise<Outcome> {
	const { email, password, code, caller, now, rateLimitScale: scale } = input;
	// Counted before the password is looked at, so that parallel guesses cannot slip through together.
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
		return { ok: true, user: toUser(owner), ...(await enter(db, owner, null, input)) };
	}
	if (!code) return { ok: false, reason: "codeNeeded", jobId: await sendCode(db, input) };

	// Whoever does not know the password is counted apart, so as not to use up the guesses of the owner.
	const who = owner ? email : `${email} without the password`;
	const guess = await consumeRateLimit(db, { limit: LIMITS.codeGuessesPerAccount, who, now, scale });
	if (!guess.allowed) return { ok: false, reason: "codeNeeded" };
	try {
		// Also tried for nobody, whom no code fits: a wrong password must not be answered sooner than a right one.
		const entered = await enter(db, owner ?? NOBODY, code, input);
		// Only now is it known that the owner asks; the session that has begun opens nothing, and ends.
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

type Entered = { session: StartedSession; sessionId: string; waits: boolean };

const NOBODY = { id: 0, role: "student" as const, secondFactorAt: null };

/** One batch: uses up the code where one is needed, starts the session, ends the old one. Throws when the code does not hold. */
async function enter(
	db: Database,
	user: { id: number; role: User["role"]; secondFactorAt: Date | null },
	code: string | null,
	{ email, caller, now }: Input,
): Promise<Entered> {
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
			// Told apart, so that a password without its second factor is no sign-in.
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

/** Has a code sent, unless one is alive: the same work for an address that nobody has, with no mail at its end. */
function sendCode(db: Database, { email, origin, now, rateLimitScale: scale }: Input) {
	return mailWithinLimits(db, { mail: "confirmLogin", email, origin }, { now, scale });
}
