import { audit } from "#app/features/operations/audit/face.server.ts";
import { countTry, LIMITS, resetLimit, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { activateSession, markSteppedUp } from "../session/sessions.repository.server";

export type Proof = Readonly<Record<string, string>>;

/**
 * A way to prove identity. `prove` returns null for a wrong proof, otherwise the writes that use it up (if it works
 * once), each followed by `requireChange`; they run in the batch that records the proof.
 */
export type WayToProve = {
	name: string;
	prove: (
		db: Database,
		asked: { userId: number; email: string; proof: Proof; now: Date },
	) => Promise<readonly Write[] | null>;
};

type Input = {
	way: WayToProve;
	proof: Proof;
	user: { id: number; email: string };
	sessionId: string;
	/** `signIn` activates a waiting session; `stepUp` renews the proof of an active one. */
	purpose: "stepUp" | "signIn";
	/** Hashes of the session's new secrets (`renewSecrets`); the old ones stop working. */
	secrets?: { cookieHash: string; tokenHash: string };
	requestId: string;
	now: Date;
	rateLimitScale: number;
};
export type ConfirmOutcome =
	| { ok: true }
	| { ok: false; reason: "wrong" }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * Checks a proof of identity. Ten wrong ones an hour per account, all methods together, counted before the check
 * against parallel guesses. Proof, session and audit entry in one batch, so that one-time proofs work once.
 */
export async function confirmIdentity(db: Database, input: Input): Promise<ConfirmOutcome> {
	const { way, proof, user, sessionId, purpose, secrets, requestId, now, rateLimitScale: scale } = input;
	const guess = { limit: LIMITS.identityGuessesPerAccount, who: String(user.id), now };
	const verdict = verdictOf(await countTry(db, guess), { ...guess, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };

	const writes = await way.prove(db, { userId: user.id, email: user.email, proof, now });
	if (!writes) return { ok: false, reason: "wrong" };
	const session = { id: sessionId, at: now };
	const note = purpose === "signIn" ? activateSession(db, { ...session, ...secrets }) : markSteppedUp(db, session);
	try {
		await db.batch([
			note,
			requireChange(db),
			...writes,
			resetLimit(db, guess.limit, guess.who),
			audit(db, {
				by: user.id,
				deed: purpose === "signIn" ? "auth.secondFactor" : "auth.stepUp",
				subject: { kind: "user", id: user.id },
				after: { way: way.name },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "wrong" };
		throw error;
	}
	return { ok: true };
}
