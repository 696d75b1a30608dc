import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { inboxPageData, readInboxPage } from "#app/features/people/inbox/list/inbox-page-data.server.ts";

/** The latest notifications, for the panel of the bell. */
export const loader = guarded(anyUser, {
	read: async ({ context, db, viewer }) =>
		readInboxPage(db, {
			search: new URLSearchParams(),
			viewer,
			kinds: NOTIFICATION_KINDS,
			language: await context.language,
		}),
	handle: async ({ context, user, found }) => {
		const kinds = NOTIFICATION_KINDS;
		const { page } = inboxPageData(found, { kinds, user, language: await context.language, now: new Date() });
		return Response.json({ views: page.views, unread: page.unread });
	},
});
