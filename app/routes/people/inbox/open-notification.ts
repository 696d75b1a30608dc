import { redirect } from "@remix-run/cloudflare";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { openNotification } from "#app/features/people/inbox/list/open-notification.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";

/** Leads to what a notification is about, and marks it read on the way. */
export const loader = guarded(anyUser, async ({ context, request, params, db, user }) => {
	const id = readId(params.id);
	if (id === null) throw notFound();
	const to = await openNotification(db, {
		userId: user.id,
		id,
		kinds: NOTIFICATION_KINDS,
		language: await context.language,
		timeZone: user.timeZone,
		now: new Date(),
		isOpened: !context.isHead && !request.headers.has("Sec-Purpose"),
	});
	return redirect(to ?? "/notifications");
});
