import { hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { isSuspended } from "../suspension";
import { type Credentials, readCredentials } from "./credentials.server";
import { isSessionAlive, TOUCH_INTERVAL_MS } from "./session-limits";
import { findSessionByCookie, findSessionByToken, touchSession } from "./sessions.repository.server";

type SessionRow = Awaited<ReturnType<typeof findSessionByCookie>>[number];
export type CurrentUser = SessionRow["user"];

/** `invalid`: the bearer is wrong or contradicts the cookie; the API then answers 401 in any case. */
export type CurrentSession =
	| { kind: "anonymous" }
	| { kind: "invalid" }
	| {
			kind: "signedIn";
			sessionId: string;
			user: CurrentUser;
			steppedUpAt: Date | null;
			isBehind: boolean;
			/** When an admin's read-only impersonation of `user` ends; null for the owner. */
			lookingUntil: Date | null;
			/** True for an admin without the required second factor: the desk stays closed. */
			lacksFactor: boolean;
	  }
	/** The password was right, the second factor is missing: every guard but one treats it as a guest. */
	| { kind: "waiting"; sessionId: string; user: CurrentUser };

type Input = {
	db: Database;
	request: Request;
	now: Date;
	waitUntil: (work: Promise<unknown>) => void;
};

/**
 * By cookie on pages, also by bearer token on `/api/*`. One round trip, none without a credential.
 * Rules: docs/domain/access.md
 */
export async function findCurrentSession({ db, request, now, waitUntil }: Input): Promise<CurrentSession> {
	const credentials = readCredentials(request);
	const { cookie, bearer } = credentials;
	if (!cookie && bearer === null) return { kind: "anonymous" };

	const [byCookie, byToken] = await find(db, credentials, now);
	const cookieSession = alive(byCookie, now);
	const tokenSession = alive(byToken, now);

	if (bearer !== null && !tokenSession) return { kind: "invalid" };
	if (cookieSession && tokenSession && cookieSession.id !== tokenSession.id) return { kind: "invalid" };

	const session = cookieSession ?? tokenSession;
	if (!session) return { kind: "anonymous" };
	if (session.state === "waitsForFactor") return { kind: "waiting", sessionId: session.id, user: session.user };
	const { id, user, steppedUpAt, isBehind, lookingUntil, lacksFactor } = session;
	// Impersonation writes nothing, and the admin's proof of identity does not count for the user.
	if (lookingUntil) {
		return { kind: "signedIn", sessionId: id, user, steppedUpAt: null, isBehind: false, lookingUntil, lacksFactor };
	}
	if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_INTERVAL_MS) {
		waitUntil(touchSession(db, session.id, now).run());
	}
	return { kind: "signedIn", sessionId: id, user, steppedUpAt, isBehind, lookingUntil, lacksFactor };
}

async function find(db: Database, { cookie, bearer }: Credentials, now: Date): Promise<(SessionRow | undefined)[]> {
	const byCookie = cookie ? [findSessionByCookie(db, await hashSecret(cookie), now)] : [];
	const byToken = bearer ? [findSessionByToken(db, await hashSecret(bearer), now)] : [];
	const [first, ...rest] = [...byCookie, ...byToken];
	if (!first) return [];
	const found = (await db.batch([first, ...rest])).map(([session]) => session);
	return cookie ? found : [undefined, ...found];
}

function alive(found: SessionRow | undefined, now: Date): SessionRow | undefined {
	if (!found || isSuspended(found, now)) return undefined;
	return isSessionAlive({ ...found, role: found.ownerRole }, now) ? found : undefined;
}
