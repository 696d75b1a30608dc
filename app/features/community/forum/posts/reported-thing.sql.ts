import { type Column, type SQL, sql } from "drizzle-orm";
import type { ReportedThing } from "#app/features/community/moderation/reportable.ts";
import { forumPosts } from "#db/schema/schema.ts";

/** Whether a thing stands, is hidden or was removed. */
export function reportedState({ withdrawnAt, hiddenAt }: Record<"withdrawnAt" | "hiddenAt", Column>) {
	return sql<ReportedThing["state"]>`case when ${withdrawnAt} is not null then 'removed'
		when ${hiddenAt} is not null then 'hidden' else 'shown' end`;
}

/** The address of a post. */
export const postPath: SQL<string> = sql`'/forum/' || ${forumPosts.topicId} || '/' || ${forumPosts.number}`;
