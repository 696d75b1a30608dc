/**
 * The session cookie: `__Host-sid`, or plain `sid` where the school is served
 * by http on a loopback address, where browsers refuse the prefix.
 * Source: section 1 of the decisions.
 */
function cookieName(request: Request): "__Host-sid" | "sid" {
	const { protocol, hostname } = new URL(request.url);
	return protocol === "http:" && LOOPBACK.test(hostname) ? "sid" : "__Host-sid";
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The secret that a browser sent, or null. */
export function readSessionCookie(request: Request): string | null {
	const name = cookieName(request);
	for (const part of (request.headers.get("Cookie") ?? "").split(/;\s*/)) {
		const [key, value] = part.split("=", 2);
		if (key === name && value) return value;
	}
	return null;
}

/** True when the browser sends a session cookie, even one without a value. */
export function hasSessionCookie(request: Request): boolean {
	const name = cookieName(request);
	return (request.headers.get("Cookie") ?? "").split(/;\s*/).some((part) => part.split("=", 1)[0]?.trim() === name);
}

/** A `Set-Cookie` value that signs the browser in until `expiresAt`. */
export function setSessionCookie(request: Request, secret: string, expiresAt: Date): string {
	return serialize(request, secret, `Expires=${expiresAt.toUTCString()}`);
}

/** A `Set-Cookie` value that makes the browser forget its session. */
export function clearSessionCookie(request: Request): string {
	return serialize(request, "", "Max-Age=0");
}

function serialize(request: Request, value: string, life: string): string {
	const name = cookieName(request);
	const secure = name === "__Host-sid" ? "; Secure" : "";
	return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; ${life}${secure}`;
}
