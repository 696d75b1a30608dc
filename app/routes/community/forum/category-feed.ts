import { answerFeed, readFeed } from "#app/features/community/forum/feed/answer-feed.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** Topics of a category as an Atom feed. */
export const loader = guarded(everyone, {
	read: ({ request, params, db }) => readFeed(db, request, { category: params.key }),
	handle: ({ context, request, found }) => answerFeed(context, { request, found }),
});
