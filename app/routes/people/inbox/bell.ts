import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { readBell, toBell } from "#app/features/people/inbox/bell/read-bell.server.ts";

/** What the bell says, for a tab that gets the focus again. */
export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => readBell(db, viewer),
	handle: async ({ found }) => Response.json(toBell(found)),
});
