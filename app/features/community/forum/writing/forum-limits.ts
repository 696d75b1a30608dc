import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#app/shared/durations.ts";

/** What one account may write in the forum. */
export const FORUM_LIMITS = {
	topics: { name: "forum-topic", max: 10, windowSeconds: DAY_SECONDS },
	posts: { name: "forum-post", max: 30, windowSeconds: HOUR_SECONDS },
	marks: { name: "forum-mark", max: 120, windowSeconds: 10 * MINUTE_SECONDS },
	/** Drafts and previews, which the page asks for while somebody types. */
	typing: { name: "forum-typing", max: 120, windowSeconds: MINUTE_SECONDS },
} as const;
