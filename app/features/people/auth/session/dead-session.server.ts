import { clearSessionCookie, hasSessionCookie } from "./session-cookie.server";

/** Headers for a guests-only page: clears a session cookie that is expired or malformed. */
export function forgetDeadSession(request: Request): HeadersInit {
	return hasSessionCookie(request) ? { "Set-Cookie": clearSessionCookie(request) } : {};
}
