import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { readCredentials } from "./credentials.server";

export { type UserId, userOfSession } from "./sessions.repository.server";

/** Whoever asks, before the database has said who that is and whether the session still counts. */
export type Viewer = {
	/** SHA-256 of the session's cookie or token, by which statements know the viewer; `NO_SESSION` without one. */
	session: string;
};

/** The hash of no secret: statements find nobody by it. */
export const NO_SESSION = "";

/**
 * Asks nobody: the request alone says how to look for the viewer. By the token where there is one: a cookie
 * beside it must be of the same session, or nobody is admitted.
 */
export async function toViewer(request: Request): Promise<Viewer> {
	const { cookie, bearer } = readCredentials(request);
	const secret = bearer ?? cookie;
	return { session: secret ? await hashSecret(secret) : NO_SESSION };
}
