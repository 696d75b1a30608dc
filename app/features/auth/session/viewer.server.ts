import type { SQL } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { hashSecret } from "../../../shared/secrets.server";
import { readSessionCookie } from "./session-cookie.server";

export { userOfSession } from "./sessions.repository.server";

/** Whoever asks, before the database has said who that is and whether the session still counts. */
export type Viewer = {
	/** Its first batch leaves together with the question for the session. */
	db: Database;
	/** SHA-256 of the session cookie, by which statements know the viewer; `NO_SESSION` without one. */
	session: string;
};

/** The hash of no cookie: statements find nobody by it. */
export const NO_SESSION = "";

/** A user in a statement: by id, or, as long as only the session is known, as a subquery. */
export type UserId = number | SQL<number>;

/** Asks nobody: the cookie alone says how to look for the viewer. */
export async function toViewer(db: Database, request: Request): Promise<Viewer> {
	const cookie = readSessionCookie(request);
	return { db, session: cookie ? await hashSecret(cookie) : NO_SESSION };
}
