const MAX_TOKEN_LENGTH = 128;

/** The token in the address that a mail leads to; empty where there is none. */
export function tokenInAddress(request: Pick<Request, "url">): string {
	return (new URL(request.url).searchParams.get("token") ?? "").slice(0, MAX_TOKEN_LENGTH);
}
