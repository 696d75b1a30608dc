import type { SQL } from "drizzle-orm";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { consumeRateLimit, LIMITS } from "#app/shared/request/rate-limit.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Write } from "#db/write.ts";
import { hashPassword } from "./password/password.server";
import type { Caller } from "./session/caller.server";
import { endFormerSession } from "./session/end-sessions.server";
import { type StartedSession, startSession } from "./session/start-session.server";
import { toUser, type User } from "./user-shape";
import { findAccountByEmail, insertUser, setCredential, userWithEmail } from "./users.repository.server";

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
	alongside?: (userId: SQL<number>) => readonly Write[];
};
type Outcome =
	| { ok: true; user: User; session: StartedSession; jobId: string }
	| { ok: false; reason: "taken" }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * Registers a student and signs them in: user, credential, session, confirmation mail and audit entry in one batch.
 * Ends the browser's former session. Of concurrent registrations with one address exactly one wins, because it is
 * unique.
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
	const jobId = newJobId();
	// Later rows find the new user by address: the id is unknown before the batch runs.
	const userId = userWithEmail(email);
	const { write: beginSession, session } = await startSession(db, { userId, role: "student", now, ...caller });

	try {
		const {
			account: [account],
		} = await inBatch(db, {
			user: insertUser(db, {
				name,
				email,
				role: "student",
				language,
				timeZone,
				country: caller.country,
				createdAt: now,
			}),
			credential: setCredential(db, { userId, passwordHash, changedAt: now }),
			begun: beginSession,
			ended: endFormerSession(db, caller.sessionId),
			alongside: input.alongside?.(userId),
			mail: enqueueMail(db, "verifyEmail", { userId, language, origin }, { id: jobId, dueAt: now }),
			entry: audit(db, {
				by: userId,
				deed: "auth.register",
				subject: { kind: "user", id: userId },
				after: { role: "student", language },
				requestId: caller.requestId,
				now,
			}),
			account: findAccountByEmail(db, email),
		});
		if (!account) throw new Error("A registered account could not be read back.");
		return { ok: true, user: toUser(account.user), session, jobId };
	} catch (error) {
		if (isDuplicate(error, "users.email")) return { ok: false, reason: "taken" };
		throw error;
	}
}
