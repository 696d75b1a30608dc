import { answerFeed, readFeed } from "#app/features/community/forum/feed/answer-feed.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** Topics that everybody reads as an Atom feed; `?language=de` those of one language. */
export const loader = guarded(everyone, {
	read: ({ request, db }) => readFeed(db, request, {}),
	handle: ({ context, request, found }) => answerFeed(context, { request, found }),
});
