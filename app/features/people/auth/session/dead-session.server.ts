import { clearSessionCookie, hasSessionCookie } from "./session-cookie.server";

/**
 * Headers for a page that only guests see: a session cookie that a guest brings is
 * dead or garbage, and the browser is told to forget it.
 */
export function forgetDeadSession(request: Request): HeadersInit {
	return hasSessionCookie(request) ? { "Set-Cookie": clearSessionCookie(request) } : {};
}
