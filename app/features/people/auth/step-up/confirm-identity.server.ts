import { audit } from "#app/features/operations/audit/face.server.ts";
import { countTry, LIMITS, resetLimit, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { activateSession, markSteppedUp } from "../session/sessions.repository.server";

/** What was handed in as a proof; each way reads its own fields. */
export type Proof = Readonly<Record<string, string>>;

/**
 * A way to prove who one is. `prove` says null to a proof that is wrong, or hands over the writes that use it up (of
 * those that work once), each followed by `requireChange`: they run in the batch that notes the proof.
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
	/** `signIn` opens a session that waits for its second factor; `stepUp` renews the proof of one that is open. */
	purpose: "stepUp" | "signIn";
	/** The hashes of the secrets that the session goes on with (`renewSecrets`): what opened it so far opens nothing. */
	secrets?: { cookieHash: string; tokenHash: string };
	requestId: string;
	now: Date;
	rateLimitScale: number;
};
export type Confirmed =
	| { ok: true }
	| { ok: false; reason: "wrong" }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * Takes a proof of who has a session. Ten wrong ones an hour for each account, all ways counted together and before
 * the proof is looked at, so that parallel guesses cannot slip through. Proof, note and audit entry go through in one
 * batch, so that what works once works once.
 */
export async function confirmIdentity(db: Database, input: Input): Promise<Confirmed> {
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
