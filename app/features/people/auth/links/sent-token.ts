const LONGEST = 128;

/** The token in the address that a mail leads to; empty where there is none. */
export function tokenInAddress(request: Pick<Request, "url">): string {
	return (new URL(request.url).searchParams.get("token") ?? "").slice(0, LONGEST);
}

/** How a link that does not work is answered: 400, or 429 with the time to wait. */
export function linkAnswer(
	refusal: { reason: string } | { reason: "tooMany"; retryAfterSeconds: number },
): ResponseInit {
	return "retryAfterSeconds" in refusal
		? { status: 429, headers: { "Retry-After": String(refusal.retryAfterSeconds) } }
		: { status: 400 };
}
