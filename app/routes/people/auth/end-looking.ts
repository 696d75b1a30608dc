import { redirect } from "@remix-run/cloudflare";
import { everyoneLooking, guarded } from "#app/features/people/auth/access.server.ts";
import { endLooking } from "#app/features/people/auth/looking/begin-looking.server.ts";

export const action = guarded(everyoneLooking, async ({ context, db }) => {
	const session = await context.session();
	const userId = session.kind === "signedIn" ? await endLooking(db, session.sessionId) : null;
	return redirect(userId === null ? "/" : `/admin/users/${userId}`);
});
