import { redirect } from "@remix-run/cloudflare";
import { everyoneImpersonating, guarded } from "#app/features/people/auth/access.server.ts";
import { endImpersonation } from "#app/features/people/auth/impersonation/impersonate.server.ts";

export const action = guarded(everyoneImpersonating, async ({ context, db }) => {
	const session = await context.session();
	const userId = session.kind === "signedIn" ? await endImpersonation(db, session.sessionId) : null;
	return redirect(userId === null ? "/" : `/admin/users/${userId}`);
});
