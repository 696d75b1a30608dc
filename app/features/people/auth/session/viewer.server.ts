import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { readCredentials } from "./credentials.server";

export { type UserId, userOfSession } from "./sessions.repository.server";

/** The requester, before the database has confirmed user and session. */
export type Viewer = {
	/** SHA-256 of the session cookie or token; `NO_SESSION` without one. */
	session: string;
};

export const NO_SESSION = "";

/** Reads only the request. A bearer token wins; a cookie beside it must belong to the same session. */
export async function toViewer(request: Request): Promise<Viewer> {
	const { cookie, bearer } = readCredentials(request);
	const secret = bearer ?? cookie;
	return { session: secret ? await hashSecret(secret) : NO_SESSION };
}
