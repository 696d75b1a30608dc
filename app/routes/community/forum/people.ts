import { peopleToMention } from "#app/features/community/forum/writing/people-to-mention.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";

/** Whom a post may address by name, as `{ people }`: those who have written in the topic. */
export const loader = guarded(anyUser, async ({ db, request, user }) =>
	Response.json({
		people: await peopleToMention(db, { search: new URL(request.url).searchParams, user, now: new Date() }),
	}),
);
