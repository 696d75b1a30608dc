import type { Database } from "../../../../db/client.server";
import { createSecret, hashSecret } from "../../../shared/request/secrets.server";
import type { Role } from "../roles";
import { SESSION_LIMITS, type SessionState } from "./session-limits";
import { insertSession } from "./sessions.repository.server";

export type StartedSession = { cookie: string; token: string; expiresAt: Date };
type Input = {
	userId: number;
	role: Role;
	userAgent: string | null;
	country: string | null;
	now: Date;
	/** `waitsForFactor` for a password that is right on an account with a second factor. */
	state?: SessionState;
};

/**
 * Makes a session: the write that stores it (not yet run) and the two secrets
 * that open it. `cookie` is for the browser, `token` for `/api/*`; they differ.
 */
export async function startSession(db: Database, { userId, role, userAgent, country, now, state = "active" }: Input) {
	const cookie = createSecret();
	const token = createSecret();
	const expiresAt = new Date(now.getTime() + SESSION_LIMITS[role].absolute);
	const write = insertSession(db, {
		id: crypto.randomUUID(),
		userId,
		cookieHash: await hashSecret(cookie),
		tokenHash: await hashSecret(token),
		userAgent: userAgent?.slice(0, 200) ?? null,
		country,
		createdAt: now,
		lastSeenAt: now,
		expiresAt,
		state,
		steppedUpAt: state === "active" ? now : null,
	});
	return { write, session: { cookie, token, expiresAt } satisfies StartedSession };
}
