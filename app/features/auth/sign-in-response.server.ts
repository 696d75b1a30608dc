import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { safeRedirect } from "../../shared/request/safe-redirect";
import { keepLanguage } from "../../shared/words/i18n.server";
import type { FormAnswer } from "./form-answer";
import { homeOf, type Role } from "./roles";
import { setSessionCookie } from "./session/session-cookie.server";
import type { StartedSession } from "./session/start-session.server";

type Entered = {
	user: { email: string; role: Role };
	session: StartedSession;
	/** A page that runs asks for token and e-mail, to keep them (`IdentityField`). */
	wantsIdentity: boolean;
};

/**
 * Signs a browser in, keeps the language it did so in, and sends it to where it
 * wanted to go or to the home of its role.
 */
export async function answerEntered(
	context: AppLoadContext,
	request: Request,
	{ user, session, wantsIdentity }: Entered,
) {
	const headers = new Headers();
	headers.append("Set-Cookie", setSessionCookie(request, session.cookie, session.expiresAt));
	headers.append("Set-Cookie", keepLanguage(await context.language));
	const goTo = safeRedirect(new URL(request.url).searchParams.get("redirectTo")) ?? homeOf(user.role);
	if (!wantsIdentity) throw redirect(goTo, { headers });
	const entered = { token: session.token, email: user.email, goTo };
	return data<FormAnswer>({ entered }, { headers });
}

/** Keeps a sign-in whose second factor is still to come, and asks for that; what was wanted is led to after it. */
export async function answerWaiting(
	context: AppLoadContext,
	request: Request,
	{ session }: { session: StartedSession },
): Promise<never> {
	const headers = new Headers();
	headers.append("Set-Cookie", setSessionCookie(request, session.cookie, session.expiresAt));
	headers.append("Set-Cookie", keepLanguage(await context.language));
	const wanted = safeRedirect(new URL(request.url).searchParams.get("redirectTo"));
	throw redirect(wanted ? `${SECOND_FACTOR}?redirectTo=${encodeURIComponent(wanted)}` : SECOND_FACTOR, { headers });
}

/** The page that asks for the second factor of a sign-in. */
const SECOND_FACTOR = "/login/second-factor";
