import { everyoneImpersonating, guarded } from "#app/features/people/auth/access.server.ts";
import { clearSessionCookie } from "#app/features/people/auth/session/session-cookie.server.ts";
import { signOut } from "#app/features/people/auth/session/sign-out.server.ts";
import type { SignedOut } from "#app/features/people/auth/user-shape.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 4 });

/** Ends session and token. 200 also without a session. */
export const action = guarded(everyoneImpersonating, async ({ context, request }) => {
	await signOut(context);
	const answer: SignedOut = { ok: true };
	return Response.json(answer, { headers: { "Set-Cookie": clearSessionCookie(request) } });
});
