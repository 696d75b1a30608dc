import type { AppLoadContext } from "@remix-run/cloudflare";
import { keepLanguage } from "../../shared/i18n.server";
import { setSessionCookie } from "./session-cookie.server";
import type { StartedSession } from "./start-session.server";

/** The headers that sign a browser in and keep the language it did so in. */
export async function signedInHeaders(
	context: AppLoadContext,
	request: Request,
	session: StartedSession,
): Promise<Headers> {
	const headers = new Headers();
	headers.append("Set-Cookie", setSessionCookie(request, session.cookie, session.expiresAt));
	headers.append("Set-Cookie", keepLanguage(await context.language));
	return headers;
}
