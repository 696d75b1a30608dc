import { pathPattern } from "#app/shared/pages/path-pattern.ts";

export interface RequestLog {
	request: Request;
	pathname: string;
	requestId: string;
	status: number;
	milliseconds: number;
	trips?: number;
	/** Defaults to the current time. */
	now?: Date;
}

/** One JSON line per request, without query, header, e-mail, token or body, and only the pattern of the path. */
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
