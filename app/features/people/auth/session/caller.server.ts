import type { AppLoadContext } from "@remix-run/cloudflare";

export type Caller = {
	clientIp: string;
	userAgent: string | null;
	country: string | null;
	requestId: string;
	/** The session that the caller has so far; it ends when another begins. */
	sessionId: string | null;
};

/** What is noted about who signs in or registers. */
export async function callerOf(context: AppLoadContext, request: Request): Promise<Caller> {
	const { clientIp, country, requestId } = context;
	const session = await context.session();
	const sessionId = "sessionId" in session ? session.sessionId : null;
	return { clientIp, country, requestId, userAgent: request.headers.get("User-Agent"), sessionId };
}
