import { type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { forumTopics } from "#db/schema/schema.ts";

type MutedBy = { category?: boolean; tag?: boolean };

/**
 * A condition on a query with `forumTopics`: somebody has muted the topic, or its category or one of its tags and does
 * not follow the topic itself. What is false is left out, as where somebody looks at that very category.
 */
export function isMutedFor(userId: UserId, { category = true, tag = true }: MutedBy = {}): SQL {
	const level = sql`(select own.level from forum_reads own where own.topic_id = ${forumTopics.id}
		and own.user_id = ${userId})`;
	const ofCategory = category ? sql`muted.category_id = ${forumTopics.categoryId}` : sql`0`;
	const ofTag = tag
		? sql`muted.tag_id in (select tagged.tag_id from forum_topic_tags tagged
			where tagged.topic_id = ${forumTopics.id})`
		: sql`0`;
	const isMutedAround = sql`exists (select 1 from forum_follows muted where muted.user_id = ${userId}
		and muted.level = 'mute' and (${ofCategory} or ${ofTag}))`;
	return sql`(case ${level} when 'mute' then 1 when 'watch' then 0 when 'track' then 0 else ${isMutedAround} end)`;
}
