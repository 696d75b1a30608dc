import { readHostCookie, sendsHostCookie, writeHostCookie } from "#app/shared/request/host-cookie.ts";

const SESSION_COOKIE_NAME = "sid";

export function readSessionCookie(request: Request): string | null {
	return readHostCookie(request, SESSION_COOKIE_NAME);
}

/** True also for a cookie without a value. */
export function hasSessionCookie(request: Request): boolean {
	return sendsHostCookie(request, SESSION_COOKIE_NAME);
}

export function setSessionCookie(request: Request, secret: string, expiresAt: Date): string {
	return writeHostCookie(request, SESSION_COOKIE_NAME, secret, `Expires=${expiresAt.toUTCString()}`);
}

export function clearSessionCookie(request: Request): string {
	return writeHostCookie(request, SESSION_COOKIE_NAME, "", "Max-Age=0");
}
