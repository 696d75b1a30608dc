import { sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { credentials, oneTimeTokens, sessions, users } from "../../../db/schema/schema";
import type { Language } from "../../shared/languages";
import { enqueueMail } from "../../shared/mail.server";
import { consumeRateLimit, LIMITS } from "../../shared/rate-limit.server";
import { createSecret, hashSecret } from "../../shared/secrets.server";
import { hashPassword } from "./password/password.server";
import { SESSION_LIMITS } from "./session/session-limits";
import type { StartedSession } from "./session/start-session.server";
import type { Caller } from "./sign-in.server";
import { toUser, type User } from "./user-shape";
import { findAccountByEmail, insertAuditEntry, insertUser } from "./users.repository.server";

type Input = {
	name: string;
	email: string;
	password: string;
	language: Language;
	timeZone: string;
	origin: string;
	caller: Caller;
	now: Date;
	rateLimitScale: number;
};
type Outcome =
	| { ok: true; user: User; session: StartedSession; mailId: string }
	| { ok: false; reason: "taken" }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

const VERIFY_LIFETIME = 7 * 24 * 60 * 60_000;

/**
 * Opens an account and signs it in: user, credential, session, confirmation mail
 * and audit entry in one batch, all or none. Everybody registers as a student.
 * Of parallel registrations with one e-mail exactly one wins: the address is unique.
 */
export async function registerAccount(db: Database, input: Input): Promise<Outcome> {
	const { name, email, password, language, timeZone, origin, caller, now, rateLimitScale } = input;
	const verdict = await consumeRateLimit(db, {
		limit: LIMITS.registerPerAddress,
		who: caller.clientIp,
		now,
		scale: rateLimitScale,
	});
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };

	const passwordHash = await hashPassword(password);
	const [cookie, token, confirmation] = [createSecret(), createSecret(), createSecret()];
	const expiresAt = new Date(now.getTime() + SESSION_LIMITS.student.absolute);
	const link = `${origin}/${language}/verify-email?token=${confirmation}`;
	const mail = enqueueMail(db, { to: email, language, kind: "verifyEmail", values: { name, link }, now });
	// The rows that follow find the new user by address: its number is not known before the batch has run.
	const userId = sql<number>`(select ${users.id} from ${users} where ${users.email} = ${email})`;

	try {
		await db.batch([
			insertUser(db, { name, email, role: "student", language, timeZone, country: caller.country, createdAt: now }),
			db.insert(credentials).values({ userId, passwordHash, changedAt: now }),
			db.insert(sessions).values({
				id: crypto.randomUUID(),
				userId,
				cookieHash: await hashSecret(cookie),
				tokenHash: await hashSecret(token),
				userAgent: caller.userAgent?.slice(0, 200) ?? null,
				country: caller.country,
				createdAt: now,
				lastSeenAt: now,
				expiresAt,
			}),
			db.insert(oneTimeTokens).values({
				tokenHash: await hashSecret(confirmation),
				userId,
				purpose: "verifyEmail",
				expiresAt: new Date(now.getTime() + VERIFY_LIFETIME),
			}),
			mail.write,
			insertAuditEntry(db, {
				actorId: userId,
				action: "auth.register",
				subject: sql<string>`'user:' || ${userId}`,
				requestId: caller.requestId,
				at: now,
			}),
		]);
	} catch (error) {
		if (isTaken(error)) return { ok: false, reason: "taken" };
		throw error;
	}
	const [account] = await findAccountByEmail(db, email);
	if (!account) throw new Error("A registered account could not be read back.");
	return { ok: true, user: toUser(account.user), session: { cookie, token, expiresAt }, mailId: mail.id };
}

function isTaken(error: unknown): boolean {
	const text = `${error} ${(error as { cause?: unknown })?.cause ?? ""}`;
	return text.includes("UNIQUE constraint failed: users.email");
}
