import { redirect } from "@remix-run/cloudflare";
import { everyone, everyoneImpersonating, guarded } from "#app/features/people/auth/access.server.ts";
import { clearSessionCookie } from "#app/features/people/auth/session/session-cookie.server.ts";
import { signOut } from "#app/features/people/auth/session/sign-out.server.ts";

// Forms stay on their page when the request fails.
export { clientAction } from "#app/features/site/error-pages/preserved-form.ts";

export const loader = guarded(everyone, async () => redirect("/"));

export const action = guarded(everyoneImpersonating, async ({ context, request }) => {
	await signOut(context);
	return redirect("/login", { headers: { "Set-Cookie": clearSessionCookie(request) } });
});
