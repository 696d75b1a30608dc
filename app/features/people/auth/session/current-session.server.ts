import { hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { isSuspended } from "../suspension";
import { type Credentials, readCredentials } from "./credentials.server";
import { isSessionAlive, TOUCH_EVERY } from "./session-limits";
import { findSessionByCookie, findSessionByToken, touchSession } from "./sessions.repository.server";

type Found = Awaited<ReturnType<typeof findSessionByCookie>>[number];
export type CurrentUser = Found["user"];

/**
 * Who is asking. `invalid` is a bearer that is wrong, or one that contradicts
 * the cookie: the API answers 401 to it even when the cookie is good.
 */
export type CurrentSession =
	| { kind: "anonymous" }
	| { kind: "invalid" }
	| {
			kind: "signedIn";
			sessionId: string;
			user: CurrentUser;
			steppedUpAt: Date | null;
			isBehind: boolean;
			/** Until when an admin looks through the account of `user`, and writes nothing; null for its owner. */
			lookingUntil: Date | null;
			/** An admin without the second factor that the school asks of admins: the desk stays closed. */
			lacksFactor: boolean;
	  }
	/** The password was right, and the second factor is still to come: to every guard but one this is nobody. */
	| { kind: "waiting"; sessionId: string; user: CurrentUser };

type Input = {
	db: Database;
	request: Request;
	now: Date;
	waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Reads the session of a request: by its cookie on pages, by cookie or bearer
 * token on `/api/*`. One round trip, none without a credential.
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
	// Nothing is written in another's name, and what the admin has proved is no proof of theirs.
	if (lookingUntil) {
		return { kind: "signedIn", sessionId: id, user, steppedUpAt: null, isBehind: false, lookingUntil, lacksFactor };
	}
	if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY) {
		waitUntil(touchSession(db, session.id, now).run());
	}
	return { kind: "signedIn", sessionId: id, user, steppedUpAt, isBehind, lookingUntil, lacksFactor };
}

async function find(db: Database, { cookie, bearer }: Credentials, now: Date): Promise<(Found | undefined)[]> {
	const byCookie = cookie ? [findSessionByCookie(db, await hashSecret(cookie), now)] : [];
	const byToken = bearer ? [findSessionByToken(db, await hashSecret(bearer), now)] : [];
	const [first, ...rest] = [...byCookie, ...byToken];
	if (!first) return [];
	const found = (await db.batch([first, ...rest])).map(([session]) => session);
	return cookie ? found : [undefined, ...found];
}

function alive(found: Found | undefined, now: Date): Found | undefined {
	if (!found || isSuspended(found, now)) return undefined;
	return isSessionAlive({ ...found, role: found.ownerRole }, now) ? found : undefined;
}
