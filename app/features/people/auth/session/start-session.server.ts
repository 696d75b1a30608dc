import { newId } from "#app/shared/ids.ts";
import { createSecret, hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Role } from "../roles";
import { SESSION_LIMITS, type SessionState } from "./session-limits";
import { hasPreferences, insertSession, type UserId } from "./sessions.repository.server";

export type StartedSession = { cookie: string; token: string; expiresAt: Date };
type Input = {
	/** A number, or a subquery for a user created in the same batch. */
	userId: UserId;
	role: Role;
	userAgent: string | null;
	country: string | null;
	now: Date;
	state?: SessionState;
};

/** The insert and two different secrets: `cookie` for the browser, `token` for `/api/*`. */
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

export async function renewSecrets() {
	const [cookie, token] = [createSecret(), createSecret()];
	return { cookie, token, cookieHash: await hashSecret(cookie), tokenHash: await hashSecret(token) };
}
