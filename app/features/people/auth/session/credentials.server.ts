import { readSessionCookie } from "./session-cookie.server";

/** `bearer` is "" when the header is present but malformed. */
export type Credentials = { cookie: string | null; bearer: string | null };

/** The session cookie, and on `/api/*` the bearer token. Rules: docs/domain/access.md */
export function readCredentials(request: Request): Credentials {
	return { cookie: readSessionCookie(request), bearer: isApi(request) ? readBearer(request) : null };
}

function isApi(request: Request): boolean {
	return new URL(request.url).pathname.startsWith("/api/");
}

function readBearer(request: Request): string | null {
	const header = request.headers.get("Authorization");
	if (header === null) return null;
	return /^Bearer ([\w-]{20,128})$/i.exec(header)?.[1] ?? "";
}
