import { answerFeed, readFeed } from "#app/features/community/forum/feed/answer-feed.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** Topics with a tag as an Atom feed. */
export const loader = guarded(everyone, {
	read: ({ request, params, db }) => readFeed(db, request, { tag: params.slug }),
	handle: ({ context, request, found }) => answerFeed(context, { request, found }),
});
