import { audit } from "#app/features/operations/audit/face.server.ts";
import {
	type Caller,
	endFormerSession,
	type StartedSession,
	startSession,
} from "#app/features/people/auth/face.server.ts";
import { isSuspended, type SuspensionEnd, suspensionEnd } from "#app/features/people/auth/suspension.ts";
import { toUser, type User } from "#app/features/people/auth/user-shape.ts";
import { consumeRateLimit, LIMITS } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { verifyAssertion } from "./verify-passkey.server";

type Input = { response: string; origin: string; caller: Caller; now: Date; rateLimitScale: number };
type Outcome =
	| { ok: true; user: User; session: StartedSession }
	| { ok: false; reason: "wrong" }
	/** Only after a valid passkey. Null means permanent. */
	| { ok: false; reason: "suspended"; until: SuspensionEnd }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * Signs in with a passkey and no password: the device verified its user, so it is both factors. Challenge, counter,
 * session and audit entry in one batch; of parallel tries with the same answer one wins.
 */
export async function signInWithPasskey(
	db: Database,
	{ response, origin, caller, now, rateLimitScale: scale }: Input,
): Promise<Outcome> {
	const verdict = await consumeRateLimit(db, { limit: LIMITS.loginPerAddress, who: caller.clientIp, now, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };
	const verified = await verifyAssertion(db, { response, purpose: "signIn", userId: null, origin, now });
	if (!verified) return { ok: false, reason: "wrong" };

	const { user, writes } = verified;
	if (isSuspended(user, now)) return { ok: false, reason: "suspended", until: suspensionEnd(user) };
	const { write, session } = await startSession(db, { userId: user.id, role: user.role, now, ...caller });
	const [first, ...rest] = [...writes, write];
	if (!first) return { ok: false, reason: "wrong" };
	try {
		await db.batch([
			first,
			...rest,
			...endFormerSession(db, caller.sessionId),
			audit(db, {
				by: user.id,
				deed: "auth.signIn",
				subject: { kind: "user", id: user.id },
				after: { way: "passkey" },
				requestId: caller.requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "wrong" };
		throw error;
	}
	return { ok: true, user: toUser(user), session };
}
