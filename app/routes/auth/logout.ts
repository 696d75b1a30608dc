import { redirect } from "@remix-run/cloudflare";
import { everyone, everyoneLooking, guarded } from "#app/features/auth/access.server.ts";
import { clearSessionCookie } from "#app/features/auth/session/session-cookie.server.ts";
import { signOut } from "#app/features/auth/session/sign-out.server.ts";

// Its forms are sent beside their page, which stays when that fails.
export { clientAction } from "#app/features/failures/kept-form.ts";

export const loader = guarded(everyone, async () => redirect("/"));

/** Signs the browser out and leads to the sign-in page. */
export const action = guarded(everyoneLooking, async ({ context, request }) => {
	await signOut(context);
	return redirect("/login", { headers: { "Set-Cookie": clearSessionCookie(request) } });
});
