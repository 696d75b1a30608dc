import { redirect } from "@remix-run/cloudflare";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { switchOf } from "#app/features/people/inbox/choices/unsubscribe.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";

/** The link of a mail to the preferences: who is signed out changes only what its token names. */
export const loader = guarded(everyone, async ({ request, user }) => {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const named = switchOf(token, NOTIFICATION_KINDS.categories);
	if (!named) throw notFound();
	if (user) throw redirect(`/settings/notifications#${named.category?.name ?? "digests"}`);
	throw redirect(`/unsubscribe?token=${encodeURIComponent(token)}`);
});
