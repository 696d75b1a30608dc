import { newId } from "#app/shared/ids.ts";
import { createSecret, hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Role } from "../roles";
import { SESSION_LIMITS, type SessionState } from "./session-limits";
import { hasPreferences, insertSession, type UserId } from "./sessions.repository.server";

export type StartedSession = { cookie: string; token: string; expiresAt: Date };
type Input = {
	/** A number, or who will have it when the batch has come so far. */
	userId: UserId;
	role: Role;
	userAgent: string | null;
	country: string | null;
	now: Date;
	/** `waitsForFactor` for a password that is right on an account with a second factor. */
	state?: SessionState;
};

/**
 * Makes a session: the write that stores it, and the two secrets that open it. `cookie` is for the browser, `token`
 * for `/api/*`; they differ.
 */
export async function startSession(db: Database, { userId, role, userAgent, country, now, state = "active" }: Input) {
	const { cookie, token, cookieHash, tokenHash } = await renewSecrets();
	const expiresAt = new Date(now.getTime() + SESSION_LIMITS[role].absolute);
	const sessionId = newId();
	const write = insertSession(db, {
		id: sessionId,
		userId,
		cookieHash,
		tokenHash,
		userAgent: userAgent?.slice(0, 200) ?? null,
		country,
		createdAt: now,
		lastSeenAt: now,
		expiresAt,
		state,
		isBehind: hasPreferences(db, userId),
		steppedUpAt: state === "active" ? now : null,
	});
	return { write, sessionId, session: { cookie, token, expiresAt } satisfies StartedSession };
}

/** New secrets for a session, with their hashes. */
export async function renewSecrets() {
	const [cookie, token] = [createSecret(), createSecret()];
	return { cookie, token, cookieHash: await hashSecret(cookie), tokenHash: await hashSecret(token) };
}
