import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Caller } from "../sign-in.server";

/** What is noted about who signs in or registers. */
export function callerOf(context: AppLoadContext, request: Request): Caller {
	const { clientIp, country, requestId } = context;
	return { clientIp, country, requestId, userAgent: request.headers.get("User-Agent") };
}
