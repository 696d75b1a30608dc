import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { forumTags, forumTopics, forumTopicTags } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { insertTags, tagTopic } from "../topics/topics.repository.server";

/** How many a form suggests. */
const MOST_SUGGESTED = 24;

/**
 * Tags that topics have, those first under which something was written last. Only moderators add tags, so they are few.
 * With `author` none are read unless that member has started the topic.
 */
export function listSuggestedTags(db: Database, author?: { topicId: number; userId: number }) {
	const latest = sql`(select max(${forumTopicTags.activeAt}) from ${forumTopicTags}
		where ${forumTopicTags.tagId} = ${forumTags.id})`;
	return db
		.select({
			slug: sql<string>`${forumTags.slug}`.as("tag_slug"),
			name: sql<string>`${forumTags.name}`.as("tag_name"),
		})
		.from(forumTags)
		.where(
			author &&
				sql`exists (select 1 from forum_topics own where own.id = ${author.topicId} and own.author_id = ${author.userId})`,
		)
		.orderBy(sql`${latest} desc nulls last`, asc(forumTags.slug))
		.limit(MOST_SUGGESTED);
}

export function listKnownTags(db: Database, slugs: readonly string[]) {
	return db
		.select({ slug: sql<string>`${forumTags.slug}`.as("known_slug") })
		.from(forumTags)
		.where(inValues(forumTags.slug, slugs));
}

/** Names of the tags of a topic, in order. */
export function listNamesOfTags(db: Database, topicId: number) {
	return db
		.select({ name: sql<string>`${forumTags.name}`.as("tag_name") })
		.from(forumTopicTags)
		.innerJoin(forumTags, eq(forumTags.id, forumTopicTags.tagId))
		.where(eq(forumTopicTags.topicId, topicId))
		.orderBy(asc(forumTags.slug));
}

type Change = { topicId: number; tags: readonly { slug: string; name: string }[] };

/** Gives a topic these tags and no others; lists by tag keep its place by activity. */
export function replaceTags(db: Database, { topicId, tags }: Change): Write[] {
	const slugs = tags.map(({ slug }) => slug);
	const activeAt = sql`(select ${forumTopics.activeAt} from ${forumTopics} where ${forumTopics.id} = ${topicId})`;
	return [
		...insertTags(db, tags),
		db.delete(forumTopicTags).where(eq(forumTopicTags.topicId, topicId)),
		...tagTopic(db, { topicId, slugs, activeAt }),
	];
}
