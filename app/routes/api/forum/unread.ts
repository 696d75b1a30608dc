import { unreadByApi } from "#app/features/community/forum/api/unread-api.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";

/** 200: topics that the caller follows and has not read to their ends. */
export const loader = guarded(anyUser, async ({ context, db, user }) =>
	Response.json(await unreadByApi(db, context, { userId: user.id, now: new Date() })),
);
