import { pathPattern } from "#app/shared/pages/path-pattern.ts";

export interface RequestLog {
	request: Request;
	/** Of its address. */
	pathname: string;
	requestId: string;
	status: number;
	milliseconds: number;
	/** D1 round trips, where they were counted. */
	trips?: number;
	/** When the request was answered; the clock decides where it is left out. */
	now?: Date;
}

/**
 * Writes one JSON line about an answered request: time (UTC), request id,
 * method, path pattern, status, milliseconds, D1 round trips, and Cloudflare's
 * data centre and country where they are known.
 *
 * Never a query, a header, an e-mail, a token or a body, and of the path only
 * its pattern.
 */
export function logRequest(entry: RequestLog, write: (line: string) => void = console.log): void {
	const { request, pathname, requestId, status, trips, now = new Date() } = entry;
	const cf = "cf" in request ? (request.cf as { colo?: string; country?: string } | undefined) : undefined;
	write(
		JSON.stringify({
			time: now.toISOString(),
			requestId,
			method: /^[A-Z]{1,10}$/.test(request.method) ? request.method : "OTHER",
			path: pathPattern(pathname),
			status,
			milliseconds: Math.round(entry.milliseconds * 10) / 10,
			trips,
			colo: cf?.colo,
			country: cf?.country,
		}),
	);
}
