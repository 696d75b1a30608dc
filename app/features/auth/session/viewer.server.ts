import type { SQL } from "drizzle-orm";
import { hashSecret } from "../../../shared/secrets.server";
import { readSessionCookie } from "./session-cookie.server";

export { userOfSession } from "./sessions.repository.server";

/** Whoever asks, before the database has said who that is and whether the session still counts. */
export type Viewer = {
	/** SHA-256 of the session cookie, by which statements know the viewer; `NO_SESSION` without one. */
	session: string;
};

/** The hash of no cookie: statements find nobody by it. */
export const NO_SESSION = "";

/** A user in a statement: by id, or, as long as only the session is known, as a subquery. */
export type UserId = number | SQL<number>;

/** Asks nobody: the cookie alone says how to look for the viewer. */
export async function toViewer(request: Request): Promise<Viewer> {
	const cookie = readSessionCookie(request);
	return { session: cookie ? await hashSecret(cookie) : NO_SESSION };
}
