import type { AppLoadContext } from "@remix-run/cloudflare";

export type Caller = {
	clientIp: string;
	userAgent: string | null;
	country: string | null;
	requestId: string;
	sessionId: string | null;
};

export async function callerOf(context: AppLoadContext, request: Request): Promise<Caller> {
	const { clientIp, country, requestId } = context;
	const session = await context.session();
	const sessionId = "sessionId" in session ? session.sessionId : null;
	return { clientIp, country, requestId, userAgent: request.headers.get("User-Agent"), sessionId };
}
