import { redirect } from "@remix-run/cloudflare";
import { everyone, everyoneLooking, guarded } from "../../features/auth/access.server";
import { clearSessionCookie } from "../../features/auth/session/session-cookie.server";
import { signOut } from "../../features/auth/session/sign-out.server";

// Its forms are sent beside their page, which stays when that fails.
export { clientAction } from "../../features/failures/kept-form";

export const loader = guarded(everyone, async () => redirect("/"));

/** Signs the browser out and leads to the sign-in page. */
export const action = guarded(everyoneLooking, async ({ context, request }) => {
	await signOut(context);
	return redirect("/login", { headers: { "Set-Cookie": clearSessionCookie(request) } });
});
