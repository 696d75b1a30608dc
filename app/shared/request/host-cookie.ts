/** Without `__Host-` over http on loopback, where browsers refuse it. Rules: docs/domain/access.md */
export function hostCookieName<Name extends string>(request: Request, name: Name): Name | `__Host-${Name}` {
	return LOOPBACK.test(request.url) ? name : `__Host-${name}`;
}

/** Assumes a normalised URL: lower-case host, no user, with a path. */
const LOOPBACK = /^http:\/\/(?:(?:[^/:]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?\//;

export function readHostCookie(request: Request, name: string): string | null {
	const wanted = hostCookieName(request, name);
	for (const part of (request.headers.get("Cookie") ?? "").split(/;\s*/)) {
		const [key, value] = part.split("=", 2);
		if (key === wanted && value) return value;
	}
	return null;
}

/** True even for a cookie without a value. */
export function sendsHostCookie(request: Request, name: string): boolean {
	const wanted = hostCookieName(request, name);
	return (request.headers.get("Cookie") ?? "").split(/;\s*/).some((part) => part.split("=", 1)[0] === wanted);
}

/** An HttpOnly `Set-Cookie` value; `life` is `Expires=…` or `Max-Age=…`. */
export function writeHostCookie(request: Request, name: string, value: string, life: string): string {
	const set = hostCookieName(request, name);
	const secure = set === name ? "" : "; Secure";
	return `${set}=${value}; Path=/; HttpOnly; SameSite=Lax; ${life}${secure}`;
}
