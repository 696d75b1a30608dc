import { everyoneLooking, guarded } from "../../features/auth/access.server";
import { clearSessionCookie } from "../../features/auth/session/session-cookie.server";
import { signOut } from "../../features/auth/session/sign-out.server";
import type { SignedOut } from "../../features/auth/user-shape";
import { resource } from "../../shared/pages/page";

export const handle = resource({ maxBodyKb: 4 });

/** Ends the session, its token with it. 200 also when there was none, so that a client can always leave. */
export const action = guarded(everyoneLooking, async ({ context, request }) => {
	await signOut(context);
	const answer: SignedOut = { ok: true };
	return Response.json(answer, { headers: { "Set-Cookie": clearSessionCookie(request) } });
});
