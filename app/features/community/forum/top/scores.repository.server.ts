import { and, desc, eq, gt, sql } from "drizzle-orm";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import type { TopPeriod } from "#db/schema/community/forum-kinds.ts";
import {
	forumCategories,
	forumPosts,
	forumReads,
	forumTopicScores,
	forumTopics,
	forumTopicTags,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isShown } from "../posts/post-numbers.repository.server";
import { readOf } from "../reading/reads.repository.server";
import {
	isListed,
	isWanted,
	isWelcome,
	isWithin,
	shown,
	type TopicFilter,
} from "../topics/topic-lists.repository.server";
import { type ForumReader, mayEnter } from "../who-enters.sql";

/** Topics of a period that are kept. */
const MOST_RANKED = 500;

/** Ranks topics anew by what was written in them since then: each post counts, and so does each mark that it got. */
export function replaceScores(db: Database, { period, since }: { period: TopPeriod; since: Date }): Write[] {
	const { reactions } = forumPosts;
	const marks = sql`coalesce(${reactions} ->> '$.helpful', 0) + coalesce(${reactions} ->> '$.thanks', 0)
		+ coalesce(${reactions} ->> '$.insight', 0)`;
	const score = sql<number>`sum(1 + ${marks})`;
	const ranked = db
		.select({ period: sql`${period}`.as("period"), topicId: forumPosts.topicId, score: score.as("score") })
		.from(forumPosts)
		.where(and(gt(forumPosts.createdAt, since), isShown))
		// The sign keeps SQLite from reading all posts in the order of their topics.
		.groupBy(sql`+${forumPosts.topicId}`)
		.orderBy(desc(score))
		.limit(MOST_RANKED);
	return [
		db.delete(forumTopicScores).where(eq(forumTopicScores.period, period)),
		db.insert(forumTopicScores).select(ranked),
	];
}

type TopTopicsQuery = { reader: ForumReader; filter: TopicFilter; now: Date };

/** The most lively topics that the reader may enter; `limit` of them after the cursor `[score, id]`. */
export function listTopTopics(
	db: Database,
	{ reader, filter, now }: TopTopicsQuery,
	{ period, after, limit }: { period: TopPeriod; after: Key | null; limit: number },
) {
	const columns = [forumTopicScores.score, forumTopicScores.topicId];
	const { orderBy, where } = keyset({ columns, isDescending: true }, after);
	const { tagId } = filter;
	const found = db
		.select({ ...shown(), score: forumTopicScores.score })
		.from(forumTopicScores)
		.innerJoin(forumTopics, eq(forumTopics.id, forumTopicScores.topicId))
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.leftJoin(forumReads, readOf(reader.userId ?? 0))
		.$dynamic();
	if (tagId !== undefined)
		found.innerJoin(forumTopicTags, and(eq(forumTopicTags.topicId, forumTopics.id), eq(forumTopicTags.tagId, tagId)));
	return found
		.where(
			and(
				eq(forumTopicScores.period, period),
				isListed,
				isWanted(filter, false),
				isWithin(filter, forumTopics.activeAt),
				isWelcome(reader, filter),
				where,
				mayEnter(db, reader, now),
			),
		)
		.orderBy(...orderBy)
		.limit(limit);
}
