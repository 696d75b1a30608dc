import { everyone, guarded } from "../../features/auth/access.server";
import { clearSessionCookie } from "../../features/auth/session/session-cookie.server";
import { signOut } from "../../features/auth/session/sign-out.server";
import type { SignedOut } from "../../features/auth/user-shape";
import { apiError } from "../../shared/api-error.server";

export const loader = guarded(everyone, async () => apiError("methodNotAllowed", { headers: { Allow: "POST" } }));

/** Ends the session, its token with it. 200 also when there was none, so that a client can always leave. */
export const action = guarded(everyone, async ({ context, request }) => {
	await signOut(context);
	const answer: SignedOut = { ok: true };
	return Response.json(answer, { headers: { "Set-Cookie": clearSessionCookie(request) } });
});
