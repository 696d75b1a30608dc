import { MINUTE_SECONDS } from "#app/shared/durations.ts";

/** What one account may do in the forum besides writing, which has limits of its own (`trust/writing-limits.ts`). */
export const FORUM_LIMITS = {
	marks: { name: "forum-mark", max: 120, windowSeconds: 10 * MINUTE_SECONDS },
	/** Drafts and previews, which the page asks for while somebody types. */
	typing: { name: "forum-typing", max: 120, windowSeconds: MINUTE_SECONDS },
} as const;
