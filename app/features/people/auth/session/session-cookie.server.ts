import { readHostCookie, sendsHostCookie, writeHostCookie } from "#app/shared/request/host-cookie.ts";

const NAME = "sid";

/** The secret that a browser sent, or null. */
export function readSessionCookie(request: Request): string | null {
	return readHostCookie(request, NAME);
}

/** True when the browser sends a session cookie, even one without a value. */
export function hasSessionCookie(request: Request): boolean {
	return sendsHostCookie(request, NAME);
}

/** A `Set-Cookie` value that signs the browser in until `expiresAt`. */
export function setSessionCookie(request: Request, secret: string, expiresAt: Date): string {
	return writeHostCookie(request, NAME, secret, `Expires=${expiresAt.toUTCString()}`);
}

/** A `Set-Cookie` value that makes the browser forget its session. */
export function clearSessionCookie(request: Request): string {
	return writeHostCookie(request, NAME, "", "Max-Age=0");
}
