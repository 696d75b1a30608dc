import { DAY_SECONDS } from "#app/shared/durations.ts";
import { readHostCookie, writeHostCookie } from "#app/shared/request/host-cookie.ts";

/** `__Host-visitor`: a random number that identifies a browser that came by a link. Listed in `/legal/cookies`. */
const VISITOR_COOKIE_NAME = "visitor";

export function readVisitor(request: Request): string | null {
	const value = readHostCookie(request, VISITOR_COOKIE_NAME);
	return value && /^[0-9a-f]{32}$/.test(value) ? value : null;
}

/** A `Set-Cookie` value. */
export function visitorCookie(request: Request, visitorId: string, days: number): string {
	return writeHostCookie(request, VISITOR_COOKIE_NAME, visitorId, `Max-Age=${days * DAY_SECONDS}`);
}
