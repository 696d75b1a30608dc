import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { type Flash, writeFlash } from "#app/shared/request/flash-cookie.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { languageCookie } from "#app/shared/words/i18n.server.ts";
import { entrancePath } from "../entrance/entrance";
import { type FormAnswer, refuse } from "../form-answer";
import { homeOf, type Role } from "../roles";
import { setSessionCookie } from "../session/session-cookie.server";
import type { StartedSession } from "../session/start-session.server";
import { formatSuspensionEnd, type SuspensionEnd } from "../suspension";

type SignedInInput = {
	user: { email: string; role: Role };
	session: StartedSession;
	wantsIdentity: boolean;
	/** Overrides the redirect target of the URL, for example with a course that was started while signing in. */
	goTo?: string | null;
	flash?: Flash;
};

/** Signs the browser in, saves its language and redirects to the requested page or the home of the role. */
export async function respondSignedIn(
	context: AppLoadContext,
	request: Request,
	{ user, session, wantsIdentity, goTo: begun, flash }: SignedInInput,
) {
	const headers = new Headers();
	headers.append("Set-Cookie", setSessionCookie(request, session.cookie, session.expiresAt));
	headers.append("Set-Cookie", languageCookie(await context.language));
	if (flash) headers.append("Set-Cookie", writeFlash(request, flash));
	const goTo = begun ?? safeRedirect(new URL(request.url).searchParams.get("redirectTo")) ?? homeOf(user.role);
	if (!wantsIdentity) throw redirect(goTo, { headers });
	const entered = { token: session.token, email: user.email, goTo };
	return data<FormAnswer>({ entered }, { headers });
}

/** Stores a sign-in that waits for its second factor and redirects to that page. */
export async function respondFactorNeeded(
	context: AppLoadContext,
	request: Request,
	{ session }: { session: StartedSession },
): Promise<never> {
	const headers = new Headers();
	headers.append("Set-Cookie", setSessionCookie(request, session.cookie, session.expiresAt));
	headers.append("Set-Cookie", languageCookie(await context.language));
	const { searchParams } = new URL(request.url);
	const wanted = safeRedirect(searchParams.get("redirectTo"));
	const enroll = searchParams.get("enroll") ?? "";
	const carried = new URLSearchParams({ ...(wanted ? { redirectTo: wanted } : {}), ...(enroll ? { enroll } : {}) });
	throw redirect(entrancePath(SECOND_FACTOR, carried), { headers });
}

/** Reports a suspension to a user who has proved the account is theirs; null means permanent. */
export async function respondSuspended(
	context: AppLoadContext,
	form: Parameters<typeof refuse>[0],
	end: SuspensionEnd,
) {
	const formats = formatsFor({ language: await context.language, timeZone: context.timeZone });
	const until = formatSuspensionEnd(end, formats);
	const reason = until
		? { key: "errors.suspendedUntil" as const, values: { until } }
		: { key: "errors.suspended" as const };
	return data<FormAnswer>(refuse(form, reason), 403);
}

const SECOND_FACTOR = "/login/second-factor";
